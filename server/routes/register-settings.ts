import type { readRegisterSettings } from '#contract/register-settings.ts'
import { accept, type Handler } from '../handler.ts'
import { registerRulesOf } from '../registration/register-rules-of.ts'

/** CALL-15: the operator's rules, as a registration is held to them. */
export const registerSettingsHandler: Handler<typeof readRegisterSettings> = async ({ platform }) =>
  accept({ rules: await registerRulesOf(platform) })
