import { fetchValue } from '#api/http/call-api.ts'
import { type RegisterSettings, readRegisterSettings } from '#protocol/auth/register-settings.ts'
import { throughCache } from './session-cache.ts'

/** Milliseconds for which the operator's rules are taken for true. */
const RULES_FOR = 5 * 60_000

/** How the operator asks for each field of a registration, from the tab's cache where it knows it (SYS-13). */
export const registerSettings = (signal: AbortSignal): Promise<RegisterSettings> =>
  throughCache(
    { subject: 'registerRules', variant: '', schema: readRegisterSettings.reply, goodFor: RULES_FOR },
    () => fetchValue(readRegisterSettings, {}, { signal }),
  )
