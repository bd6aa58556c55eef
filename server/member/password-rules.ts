import type { SettingValue } from '../settings.ts'

type PasswordRules = SettingValue<'passwords'>

/**
 * Whether a new password is too short, too long, or has a blank in it: logins trim what is typed, so one with a blank
 * at its end would never get in.
 */
export const isOffRules = (password: string, { minLength, maxLength }: PasswordRules): boolean =>
  password.length < minLength || password.length > maxLength || /\s/.test(password)
