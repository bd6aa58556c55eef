import { refuse } from '../handler.ts'
import type { SettingValue } from '../settings.ts'

type PasswordRules = SettingValue<'passwords'>

/**
 * Whether a new password is too short, too long, or has a blank in it: logins trim what is typed, so one with a blank
 * at its end would never get in.
 */
const isOffRules = (password: string, { minLength, maxLength }: PasswordRules): boolean =>
  password.length < minLength || password.length > maxLength || /\s/.test(password)

/** What can be held against a new password by itself; null when it may be taken. */
export function refuseNewPassword(rules: PasswordRules, password: string) {
  if (password === rules.weakDefault) return refuse('password.default', {})
  const { minLength, maxLength } = rules
  return isOffRules(password, rules) ? refuse('password.offRules', { minLength, maxLength }) : null
}
