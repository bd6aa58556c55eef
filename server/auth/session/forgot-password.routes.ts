import { and, eq, sql } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import { memberByCode } from '#server/auth/challenges/member-by-code.ts'
import { spendSliderPass } from '#server/auth/challenges/slider.ts'
import { isNetworkKnown } from '#server/auth/known-clients/known-networks.ts'
import { refuseNewPassword } from '#server/auth/passwords/password-rules.ts'
import { setPassword } from '#server/auth/passwords/set-password.ts'
import { mailTemporaryPassword } from '#server/auth/passwords/temporary-password.ts'
import { networkOf } from '#server/core/address-networks.ts'
import { ownDialingCode } from '#server/identity/countries.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { originOf } from '#server/identity/sessions.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { accountName } from './account-name.ts'
import { countCodeLogin } from './count-code-login.ts'
import { finishLogin } from './finish-login.ts'
import { forgiveLogin } from './login-attempts.ts'
import { loginRefusal } from './login-refusal.ts'

type ByMobile = HandlerContext<Calls['forgotPasswordByMobile']>

/**
 * CALL-10. Requires a slider proof and is rate-limited, as the reply reveals whether a username and an email
 * match.
 */
export const forgotPasswordByEmail: HandlerOf<'forgotPasswordByEmail'> = async (context) => {
  const { request, platform, caller, now } = context
  const { database, limits } = platform
  const { clientId, language } = caller
  const pass = { pass: request.slider, action: 'forgotEmail', clientId, now } as const
  if (!(await spendSliderPass(database, pass))) return refuse('forgot.sliderFailed', {})
  const account = await accountName(platform, request.username)
  const ofAddress = await limits.forgotOfAddress.countAddress(caller.ip)
  const retryAfter = ofAddress > 0 ? ofAddress : await countAccount(context, account)
  if (retryAfter > 0) return refuse('forgot.throttled', { retryAfter })
  const isMailedHere = eq(sql`lower(${member.email})`, request.email.toLowerCase())
  const [found] = await database
    .select()
    .from(member)
    .where(and(eq(member.account, account), isMailedHere))
  if (!found?.email) return refuse('forgot.unknown', {})
  await mailTemporaryPassword(platform, { memberId: found.id, email: found.email, language, now })
  return accept({})
}

/** Other people can use up the account's limit, but not the limit for the owner's known networks. */
async function countAccount(
  { platform, caller: { ip }, now }: HandlerContext<Calls['forgotPasswordByEmail']>,
  account: string,
): Promise<number> {
  const { database, limits } = platform
  const retryAfter = await limits.forgotOfAccount.count(account)
  if (retryAfter === 0) return 0
  const isMember = eq(member.account, account)
  if (!(await isNetworkKnown(database, { isMember, ip, now }))) return retryAfter
  return limits.forgotOfAccountAndNetwork.count(`${account} ${networkOf(ip)}`)
}

/**
 * CALL-11. Validates the new password first, so that an invalid one costs neither a guess nor the code.
 * Guesses count towards the same limit as logins by code with the same mobile.
 */
export const forgotPasswordByMobile: HandlerOf<'forgotPasswordByMobile'> = async (context) => {
  const { request, platform, caller, now } = context
  const { database } = platform
  const offRules = refuseNewPassword(await readSetting(database, passwordsSetting), request.newPassword)
  if (offRules) return offRules
  const countryDialingCode = request.countryDialingCode ?? (await ownDialingCode(platform))
  const typed = { ...request, countryDialingCode, purpose: 'forgot' } as const
  const { attempt, counted } = await countCodeLogin(context, { ...typed, device: undefined })
  if (counted.retryAfter > 0) return refuse('forgot.throttled', { retryAfter: counted.retryAfter })
  const found = await memberByCode(database, { ...typed, clientId: caller.clientId, now })
  if (!found) return refuse('forgot.codeWrong', {})
  await forgiveLogin(database, attempt, counted)
  const refusal = loginRefusal(platform.operator, found, request.side)
  return refusal ? refuse(refusal, {}) : resetAndEnter(context, found.id)
}

/**
 * The reset removes all trusted devices, so a member with two-factor authentication always needs the second
 * factor.
 */
async function resetAndEnter({ request, platform, caller, now }: ByMobile, memberId: number) {
  const passwordHash = await hashPassword(request.newPassword)
  const made = { passwordHash, isTemporary: false, provedHash: null, keptSession: null, now }
  await platform.database.transaction((tx) => setPassword(tx, memberId, made))
  const { clientId } = caller
  const { side } = request
  const origin = originOf(caller)
  const who = { memberId, provedHash: passwordHash, side, method: 'sms', origin, now } as const
  const outcome = await finishLogin(platform, who, { clientId, device: undefined })
  // Null means that the password was changed again, or the account closed, in the meantime.
  return outcome ?? refuse('forgot.codeWrong', {})
}
