import { Trans } from '@lingui/react/macro'
import { ONE_TIME_DIGITS } from '#protocol/auth/two-factor.ts'

export function AuthenticatorFormat() {
  const digits = ONE_TIME_DIGITS
  return <Trans id="auth.twoFactor.codeFormat">Enter the {digits} digits shown in the app.</Trans>
}
