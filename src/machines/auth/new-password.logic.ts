import type { PasswordRules } from '#api/auth/password-rules.ts'
import { passwordLength } from '#domain/auth/password.ts'

/** What is wrong with a new password: nothing was typed, or it is off the operator's rules. */
export type NewPasswordError = 'missing' | 'tooShort' | 'tooLong' | 'offPattern'

/** What is wrong with a new password by itself, before anything is sent; undefined where nothing is. */
export function newPasswordError(password: string, rules: PasswordRules): NewPasswordError | undefined {
  if (password === '') return 'missing'
  if (passwordLength(password) < rules.minLength) return 'tooShort'
  if (passwordLength(password) > rules.maxLength) return 'tooLong'
  return rules.pattern && !rules.pattern.test(password) ? 'offPattern' : undefined
}
