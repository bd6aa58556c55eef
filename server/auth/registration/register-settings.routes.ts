import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { registerRulesOf } from './register-rules-of.ts'

/** CALL-15: the operator's rules, as a registration is held to them. */
export const readRegisterSettings: HandlerOf<'readRegisterSettings'> = async ({ platform }) =>
  accept({ rules: await registerRulesOf(platform) })
