import { eq } from 'drizzle-orm'
import { mobileSubject } from '#server/auth/challenges/member-by-code.ts'
import { hasAskedForCode } from '#server/auth/challenges/sms-code.ts'
import { findPassage } from '#server/auth/known-clients/find-passage.ts'
import { mobileOf } from '#server/identity/countries.ts'
import { member } from '#server/identity/member.table.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CountedLogin, countBesideLock, countLogin, type LoginAttempt } from './login-attempts.ts'

type Typed = {
  countryDialingCode: string
  mobileNum: string
  purpose: 'login' | 'forgot'
  device: string | undefined
}

/**
 * Counts an attempt before its code is checked. The client that requested the code bypasses every lock, as
 * the code has its own limit for that client's guesses. The attempt is still counted, so that the lock lasts
 * for other clients.
 */
export async function countCodeLogin(
  { platform: { database }, caller, now }: { platform: Platform; caller: RequestOrigin; now: Date },
  { countryDialingCode, mobileNum, purpose, device }: Typed,
): Promise<{ attempt: LoginAttempt; counted: CountedLogin }> {
  const { ip, clientId } = caller
  const mobile = mobileOf(countryDialingCode, mobileNum) ?? ''
  const subject = mobileSubject({ countryDialingCode, mobileNum })
  const isMember = eq(member.mobile, mobile)
  const passage = await findPassage(database, { subject, isMember, ip, device, now })
  // A known network could bypass the lock only with a captcha, and logins by code have no captcha.
  const attempt: LoginAttempt = { subject, ip, passage: passage?.by === 'device' ? passage : null }
  const counted = await countLogin(database, attempt, now)
  if (counted.retryAfter === 0) return { attempt, counted }
  const code = { recipient: mobile, purpose, askedBy: null, clientId, now }
  if (!(await hasAskedForCode(database, code))) return { attempt, counted }
  return { attempt, counted: await countBesideLock(database, attempt, now) }
}
