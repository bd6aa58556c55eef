import { registerSettings } from './register-settings.ts'

/** What a new password must look like. */
export type PasswordRules = {
  /** In characters, one for each code point, as the platform counts them. */
  minLength: number
  maxLength: number
  /** Null where the platform alone judges. Never an operator's own expression: it could hang the page. */
  pattern: RegExp | null
}

/** Where the operator's rules are not known here. */
export const anyPassword: PasswordRules = { minLength: 1, maxLength: 128, pattern: null }

/** The kind of pattern that leaves out blanks (REG-16). */
const NO_BLANKS = 9

/** What the operator accepts as a password, at registration as at every change. Throws `CallFailed`. */
export async function readPasswordRules(signal: AbortSignal): Promise<PasswordRules> {
  const { rules } = await registerSettings(signal)
  const { minLength, maxLength, patternId } = rules.password ?? {}
  return {
    minLength: minLength ?? anyPassword.minLength,
    maxLength: maxLength ?? anyPassword.maxLength,
    pattern: patternId === NO_BLANKS ? /^\S+$/ : null,
  }
}

/** Rules with other lengths, of which the platform has told since. */
export const withLengths = (
  rules: PasswordRules,
  { minLength, maxLength }: Pick<PasswordRules, 'minLength' | 'maxLength'>,
): PasswordRules => ({ ...rules, minLength, maxLength })
