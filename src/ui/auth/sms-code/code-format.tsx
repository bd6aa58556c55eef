import { Trans } from '@lingui/react/macro'
import { codeDigits } from '#domain/auth/mobile-number.ts'

export function CodeFormat() {
  const { min, max } = codeDigits
  return (
    <Trans id="auth.smsCode.format">
      Invalid code. Enter {min} to {max} digits.
    </Trans>
  )
}
