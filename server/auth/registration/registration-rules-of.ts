import type { RegistrationSettings } from '#protocol/auth/registration-settings.ts'
import { registerRulesSetting } from '#server/auth/auth.settings.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'

export async function registrationRulesOf({ database }: Platform): Promise<RegistrationSettings['rules']> {
  const [rules, { minLength, maxLength }] = await Promise.all([
    readSetting(database, registerRulesSetting),
    readSetting(database, passwordsSetting),
  ])
  const { password, confirmPassword } = rules
  return {
    ...rules,
    ...(password && { password: { ...password, minLength, maxLength } }),
    ...(confirmPassword && { confirmPassword: { ...confirmPassword, minLength, maxLength } }),
  }
}
