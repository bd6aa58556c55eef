import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { registrationRulesOf } from './registration-rules-of.ts'

/** CALL-15 */
export const readRegisterSettings: HandlerOf<'readRegisterSettings'> = async ({ platform }) =>
  accept({ rules: await registrationRulesOf(platform) })
