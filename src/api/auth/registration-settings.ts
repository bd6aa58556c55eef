import { throughCache } from '#api/browser/session-cache.ts'
import { fetchValue } from '#api/http/call-api.ts'
import { type RegistrationSettings, readRegisterSettings } from '#protocol/auth/registration-settings.ts'

/** How long the operator's rules are cached, in ms. */
const RULES_FOR = 5 * 60_000

/** Returns the operator's registration settings, cached in the tab (SYS-13). */
export const registrationSettings = (signal: AbortSignal): Promise<RegistrationSettings> =>
  throughCache(
    { subject: 'registerRules', variant: '', schema: readRegisterSettings.reply, goodFor: RULES_FOR },
    () => fetchValue(readRegisterSettings, {}, { signal }),
  )
