import { eq } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import { spendFirebaseToken } from '#server/auth/challenges/firebase-phone.ts'
import { networkOf } from '#server/core/address-networks.ts'
import { member } from '#server/identity/member.table.ts'
import { type Member, originOf } from '#server/identity/sessions.ts'
import { type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { finishLogin } from './finish-login.ts'
import { type CountedLogin, countLogin, forgiveLogin, type LoginAttempt } from './login-attempts.ts'
import { loginRefusal } from './login-refusal.ts'

type Context = HandlerContext<Calls['loginByFirebase']>

/**
 * LOGIN-15. Starts a session for a mobile that Firebase has verified. Counts the attempt before the token is
 * used up, so that the token stays valid after a throttled attempt.
 */
export const loginByFirebase: HandlerOf<'loginByFirebase'> = async (context) => {
  const { platform, request, caller, now } = context
  const { database, firebase } = platform
  const isOn = isModuleOn(await readSetting(database, modulesSetting), 'VERIFCODELOGIN3')
  if (!isOn || !firebase) return refuse('login.off', {})
  const { firebaseIdToken: idToken } = request
  const phone = await firebase.read(idToken, now)
  // Count these logins separately from guesses at SMS codes, as Firebase checks their codes.
  const subject = `firebase:${phone?.mobile ?? networkOf(caller.ip)}`
  const attempt: LoginAttempt = { subject, ip: caller.ip, passage: null }
  const counted = await countLogin(database, attempt, now)
  if (counted.retryAfter > 0) return refuse('login.throttled', { retryAfter: counted.retryAfter })
  if (!phone || !(await spendFirebaseToken(database, idToken, phone.expiresAt)))
    return refuse('login.firebaseRefused', {})
  const [found] = await database.select().from(member).where(eq(member.mobile, phone.mobile))
  if (!found) return refuse('login.firebaseRefused', {})
  return finish(context, found, { attempt, counted })
}

async function finish(
  { platform, request, caller, now }: Context,
  found: Member,
  { attempt, counted }: { attempt: LoginAttempt; counted: CountedLogin },
) {
  const { side } = request
  const refusal = loginRefusal(platform.operator, found, side)
  const origin = originOf(caller)
  const who = { memberId: found.id, provedHash: null, side, method: 'firebase', origin, now } as const
  const from = { clientId: caller.clientId, device: undefined }
  const outcome = refusal ? refuse(refusal, {}) : await finishLogin(platform, who, from)
  if (!outcome) return refuse('login.firebaseRefused', {})
  await forgiveLogin(platform.database, attempt, counted)
  return outcome
}
