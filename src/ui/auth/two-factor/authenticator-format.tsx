import { Trans } from '@lingui/react/macro'
import { ONE_TIME_DIGITS } from '#protocol/auth/two-factor.ts'

export function AuthenticatorFormat() {
  const digits = ONE_TIME_DIGITS
  return <Trans id="auth.twoFactor.codeFormat">The app shows {digits} digits.</Trans>
}
