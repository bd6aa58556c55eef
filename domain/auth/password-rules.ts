import { passwordLength } from './password.ts'

export type PasswordRules = {
  /** In code points, because the platform counts code points too. */
  minLength: number
  maxLength: number
  /**
   * Null if only the platform checks the pattern. It is never the operator's own expression, which could
   * freeze the page.
   */
  pattern: RegExp | null
}

/** Used while the operator's rules are unknown. */
export const anyPassword: PasswordRules = { minLength: 1, maxLength: 128, pattern: null }

export const withLengths = (
  rules: PasswordRules,
  { minLength, maxLength }: Pick<PasswordRules, 'minLength' | 'maxLength'>,
): PasswordRules => ({ ...rules, minLength, maxLength })

export type NewPasswordError = 'missing' | 'tooShort' | 'tooLong' | 'offPattern'

export function newPasswordError(password: string, rules: PasswordRules): NewPasswordError | undefined {
  if (password === '') return 'missing'
  if (passwordLength(password) < rules.minLength) return 'tooShort'
  if (passwordLength(password) > rules.maxLength) return 'tooLong'
  return rules.pattern && !rules.pattern.test(password) ? 'offPattern' : undefined
}
