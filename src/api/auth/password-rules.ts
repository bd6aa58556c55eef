import { anyPassword, type PasswordRules } from '#domain/auth/password-rules.ts'
import { registrationSettings } from './registration-settings.ts'

/** The id of the pattern that forbids spaces (REG-16). */
const NO_BLANKS = 9

export async function readPasswordRules(signal: AbortSignal): Promise<PasswordRules> {
  const { rules } = await registrationSettings(signal)
  const { minLength, maxLength, patternId } = rules.password ?? {}
  return {
    minLength: minLength ?? anyPassword.minLength,
    maxLength: maxLength ?? anyPassword.maxLength,
    pattern: patternId === NO_BLANKS ? /^\S+$/ : null,
  }
}
