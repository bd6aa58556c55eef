import { passwordLength } from '#domain/auth/password.ts'
import type { PasswordRules } from '#domain/auth/password-rules.ts'

/** `missing`: nothing typed. The others break the operator's rules. */
export type NewPasswordError = 'missing' | 'tooShort' | 'tooLong' | 'offPattern'

/** Checks a new password before sending; undefined if valid. */
export function newPasswordError(password: string, rules: PasswordRules): NewPasswordError | undefined {
  if (password === '') return 'missing'
  if (passwordLength(password) < rules.minLength) return 'tooShort'
  if (passwordLength(password) > rules.maxLength) return 'tooLong'
  return rules.pattern && !rules.pattern.test(password) ? 'offPattern' : undefined
}
