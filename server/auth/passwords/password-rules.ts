import { isSamePassword, passwordLength } from '#domain/auth/password.ts'
import type { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { refuse } from '#server/platform/handler.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'

type PasswordRules = SettingValue<typeof passwordsSetting>

/** Whether a new password has an invalid length or contains whitespace. Whitespace is easy to overlook. */
const isOffRules = (password: string, { minLength, maxLength }: PasswordRules): boolean =>
  passwordLength(password) < minLength || passwordLength(password) > maxLength || /\s/.test(password)

export function refuseNewPassword(rules: PasswordRules, password: string) {
  if (isSamePassword(password, rules.weakDefault)) return refuse('password.default', {})
  const { minLength, maxLength } = rules
  return isOffRules(password, rules) ? refuse('password.offRules', { minLength, maxLength }) : null
}
