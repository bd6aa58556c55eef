export type PasswordRules = {
  /** In code points, as the platform counts. */
  minLength: number
  maxLength: number
  /** Null if only the platform checks. Never an operator's own expression: it could freeze the page. */
  pattern: RegExp | null
}

/** Used while the operator's rules are unknown. */
export const anyPassword: PasswordRules = { minLength: 1, maxLength: 128, pattern: null }

export const withLengths = (
  rules: PasswordRules,
  { minLength, maxLength }: Pick<PasswordRules, 'minLength' | 'maxLength'>,
): PasswordRules => ({ ...rules, minLength, maxLength })
