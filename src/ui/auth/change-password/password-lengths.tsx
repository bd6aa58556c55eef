import { Trans } from '@lingui/react/macro'
import type { ChangePasswordContext } from '#machines/auth/change-password.types.ts'

export function PasswordLengths({ rules }: Pick<ChangePasswordContext, 'rules'>) {
  return (
    <Trans id="auth.changePassword.length">
      Use {rules.minLength} to {rules.maxLength} characters.
    </Trans>
  )
}
