import { registerSettings } from './register-settings.ts'

export type PasswordRules = {
  /** In code points, as the platform counts. */
  minLength: number
  maxLength: number
  /** Null if only the platform checks. Never an operator's own expression: it could freeze the page. */
  pattern: RegExp | null
}

/** Used while the operator's rules are unknown. */
export const anyPassword: PasswordRules = { minLength: 1, maxLength: 128, pattern: null }

/** The pattern kind that forbids spaces (REG-16). */
const NO_BLANKS = 9

export async function readPasswordRules(signal: AbortSignal): Promise<PasswordRules> {
  const { rules } = await registerSettings(signal)
  const { minLength, maxLength, patternId } = rules.password ?? {}
  return {
    minLength: minLength ?? anyPassword.minLength,
    maxLength: maxLength ?? anyPassword.maxLength,
    pattern: patternId === NO_BLANKS ? /^\S+$/ : null,
  }
}

export const withLengths = (
  rules: PasswordRules,
  { minLength, maxLength }: Pick<PasswordRules, 'minLength' | 'maxLength'>,
): PasswordRules => ({ ...rules, minLength, maxLength })
