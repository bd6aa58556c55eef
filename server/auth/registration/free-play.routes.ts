import { freePlaySetting } from '#server/auth/auth.settings.ts'
import { logIn } from '#server/auth/session/log-in.ts'
import { hashOf } from '#server/core/secret.ts'
import { originOf } from '#server/identity/sessions.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { spendNonce } from '#server/platform/request-encryption.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { createTrialMember } from './trial-member.ts'

/** How long to remember a used random string, in ms: for years, as the string has no timestamp. */
const REMEMBERED = 10 * 365 * 86_400_000
/** Minimum length of a random string, in characters. Shorter ones could collide by chance. */
const LEAST_RANDOM = 16

/** CALL-02, LOGIN-12. Starts a trial session with a new member and play money. */
export const freePlay: HandlerOf<'freePlay'> = async ({ request, caller, now, platform }) => {
  const { database, operator } = platform
  const [type] = operator.trialTypes
  const isOn = isModuleOn(await readSetting(database, modulesSetting), 'FREEPLAY3')
  if (!isOn || type === undefined) return refuse('login.off', {})
  const retryAfter = await platform.limits.freePlay.countAddress(caller.ip)
  if (retryAfter > 0) return refuse('login.throttled', { retryAfter })
  if (!(await spendRandom(platform, request.random, now))) return refuse('login.randomRefused', {})
  const { playMoney } = await readSetting(database, freePlaySetting)
  const { language } = caller
  const member = await database.transaction((tx) => createTrialMember(tx, { type, playMoney, language, now }))
  const loggedIn = await logIn(platform, {
    memberId: member.id,
    provedHash: null,
    side: 'player',
    method: 'freeplay',
    origin: originOf(caller),
    now,
  })
  if (!loggedIn) throw new Error(`Trial member ${member.id} was closed during creation`)
  return accept(loggedIn)
}

/** Returns whether the string was encrypted for this platform and is new. A new string is stored as used. */
async function spendRandom({ encryption, database }: Platform, jwe: string, now: Date): Promise<boolean> {
  const random = await encryption.decrypt(jwe)
  if (random === null || random.length < LEAST_RANDOM) return false
  return spendNonce(database, { nonce: `free-play:${hashOf(random)}`, now, keptFor: REMEMBERED })
}
