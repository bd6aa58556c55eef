import type { readRegisterSettings } from '#protocol/auth/register-settings.ts'
import { accept, type Handler } from '#server/platform/handler.ts'
import { registerRulesOf } from './register-rules-of.ts'

/** CALL-15: the operator's rules, as a registration is held to them. */
export const registerSettingsHandler: Handler<typeof readRegisterSettings> = async ({ platform }) =>
  accept({ rules: await registerRulesOf(platform) })
