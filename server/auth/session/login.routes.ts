import { eq } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { spendCaptcha } from '#server/auth/challenges/captcha.ts'
import { memberByCode } from '#server/auth/challenges/member-by-code.ts'
import { spendSliderPass } from '#server/auth/challenges/slider.ts'
import { findPassage } from '#server/auth/known-clients/find-passage.ts'
import { provedHashOf } from '#server/auth/passwords/temporary-password.ts'
import { member } from '#server/identity/member.table.ts'
import { type LoginMethod, type Member, originOf } from '#server/identity/sessions.ts'
import { type HandlerContext, type HandlerOf, type Outcome, refuse } from '#server/platform/handler.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { accountName } from './account-name.ts'
import { countCodeLogin } from './count-code-login.ts'
import { finishLogin } from './finish-login.ts'
import {
  type CountedLogin,
  countLogin,
  forgiveLogin,
  type LoginAttempt,
  loginStatus,
} from './login-attempts.ts'
import { loginRefusal } from './login-refusal.ts'

type Context = HandlerContext<Calls['login']>
type ByName = Extract<RequestOf<Calls['login']>, { type: 'username' }>
type ByCode = Extract<RequestOf<Calls['login']>, { type: 'sms' }>

/** CALL-01 */
export const login: HandlerOf<'login'> = async (context) => {
  const { request } = context
  return request.type === 'username' ? byName(context, request) : byCode(context, request)
}

/**
 * The order matters. Refusals before the password check must not depend on whether the account exists. A
 * refusal that uses up a captcha or slider must say whether a captcha is needed next.
 */
async function byName(context: Context, request: ByName) {
  const { platform, caller, now } = context
  const { database } = platform
  const account = await accountName(platform, request.username)
  const isMember = eq(member.account, account)
  const from = { subject: `account:${account}`, ip: caller.ip }
  const passage = await findPassage(database, { ...from, isMember, device: request.device, now })
  const attempt: LoginAttempt = { ...from, passage }
  const proof = await proveHuman(context, request, attempt)
  if (proof.refusal) return proof.refusal
  // A known network bypasses the lock only with a solved captcha. The lock may have begun after the check for
  // a captcha.
  const isPassable = passage?.by === 'device' || proof.isCaptchaRead
  const counted = await countLogin(database, { ...attempt, passage: isPassable ? passage : null }, now)
  if (counted.retryAfter > 0) return refuse('login.throttled', { retryAfter: counted.retryAfter })
  const [found] = await database.select().from(member).where(isMember)
  const provedHash = await provedHashOf(database, found, { password: request.password, now })
  if (!found || provedHash === null) return refuseWrong(context, attempt, 'login.wrong')
  return finish(context, { member: found, provedHash, method: 'username', attempt, counted })
}

type Proof = { refusal: Outcome<Calls['login']> | null; isCaptchaRead: boolean }

/**
 * Checks lock, slider and captcha. Returns a refusal or whether a captcha was solved (LOGIN-03, LOGIN-04).
 */
async function proveHuman(
  { platform, caller, now }: Context,
  request: ByName,
  attempt: LoginAttempt,
): Promise<Proof> {
  const { database } = platform
  const { clientId } = caller
  const stopped = (refusal: Outcome<Calls['login']>) => ({ refusal, isCaptchaRead: false })
  const { retryAfter, captchaNeeded } = await loginStatus(database, attempt, now)
  if (retryAfter > 0) return stopped(refuse('login.throttled', { retryAfter }))
  const isSlid = await spendSliderPass(database, { pass: request.slider, action: 'login', clientId, now })
  if (!isSlid) return stopped(refuse('login.sliderFailed', { captcha: captchaNeeded }))
  if (!captchaNeeded) return { refusal: null, isCaptchaRead: false }
  if (!request.captcha) return stopped(refuse('login.captchaNeeded', { captcha: true }))
  const isCaptchaRead = await spendCaptcha(database, { clientId, answer: request.captcha, now })
  return isCaptchaRead
    ? { refusal: null, isCaptchaRead }
    : stopped(refuse('login.captchaWrong', { captcha: true }))
}

async function byCode(context: Context, request: ByCode) {
  const { platform, caller, now } = context
  const { database } = platform
  if (!isModuleOn(await readSetting(database, modulesSetting), 'VERIFCODELOGIN3'))
    return refuse('login.off', {})
  const { attempt, counted } = await countCodeLogin(context, {
    ...request,
    purpose: 'login',
    device: request.device,
  })
  if (counted.retryAfter > 0) return refuse('login.throttled', { retryAfter: counted.retryAfter })
  const { clientId } = caller
  const found = await memberByCode(database, { ...request, purpose: 'login', clientId, now })
  if (!found) return refuseWrong(context, attempt, 'login.codeWrong')
  return finish(context, { member: found, provedHash: null, method: 'sms', attempt, counted })
}

async function refuseWrong<Code extends 'login.wrong' | 'login.codeWrong'>(
  { platform, now }: Context,
  attempt: LoginAttempt,
  code: Code,
) {
  const { captchaNeeded } = await loginStatus(platform.database, attempt, now)
  return refuse(code, { captcha: captchaNeeded })
}

/**
 * Call this after the secret has proved correct. A refusal counts as a failed attempt only if the account has
 * changed since the check.
 */
async function finish(
  context: Context,
  proved: {
    member: Member
    provedHash: string | null
    method: LoginMethod
    attempt: LoginAttempt
    counted: CountedLogin
  },
) {
  const { platform, caller, now, request } = context
  const { member, provedHash, method, attempt, counted } = proved
  const { side, device } = request
  const refusal = loginRefusal(platform.operator, member, side)
  const who = { memberId: member.id, provedHash, side, method, origin: originOf(caller), now }
  const outcome = refusal
    ? refuse(refusal, {})
    : await finishLogin(platform, who, { clientId: caller.clientId, device })
  if (!outcome) return refuseWrong(context, attempt, method === 'sms' ? 'login.codeWrong' : 'login.wrong')
  await forgiveLogin(platform.database, attempt, counted)
  return outcome
}
