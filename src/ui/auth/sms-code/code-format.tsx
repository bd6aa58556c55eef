import { Trans } from '@lingui/react/macro'
import { codeDigits } from '#domain/auth/mobile-number.ts'

export function CodeFormat() {
  const { min, max } = codeDigits
  return (
    <Trans id="auth.smsCode.format">
      A code has {min} to {max} digits.
    </Trans>
  )
}
