import type { readRegisterSettings } from '#contract/register-settings.ts'
import { accept, type Handler } from '../handler.ts'
import { readSetting } from '../settings.ts'

/** CALL-15: the operator's rules; those of passwords have the lengths that every change of a password is held to. */
export const registerSettingsHandler: Handler<typeof readRegisterSettings> = async ({ platform }) => {
  const [rules, { minLength, maxLength }] = await Promise.all([
    readSetting(platform.database, 'registerRules'),
    readSetting(platform.database, 'passwords'),
  ])
  const { password, confirmPassword } = rules
  return accept({
    rules: {
      ...rules,
      ...(password && { password: { ...password, minLength, maxLength } }),
      ...(confirmPassword && { confirmPassword: { ...confirmPassword, minLength, maxLength } }),
    },
  })
}
