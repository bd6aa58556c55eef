import { eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { mobileOf } from '#server/identity/countries.ts'
import { member } from '#server/identity/member.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import { type CodePurpose, spendCode } from './sms-code.ts'

/** Returns the key that counts failed logins with a mobile number. All notations of a number share it. */
export const mobileSubject = (typed: { countryDialingCode: string; mobileNum: string }): string =>
  `mobile:${mobileOf(typed.countryDialingCode, typed.mobileNum) ?? `+${typed.countryDialingCode}${typed.mobileNum}`}`

/**
 * Returns the member who owns the mobile; null if there is none or the code is wrong. Uses up a correct code.
 */
export async function memberByCode(
  database: Database,
  typed: {
    countryDialingCode: string
    mobileNum: string
    verificationCode: string
    purpose: CodePurpose
    clientId: string
    now: Date
  },
): Promise<Member | null> {
  const { purpose, verificationCode: code, clientId, now } = typed
  const mobile = mobileOf(typed.countryDialingCode, typed.mobileNum)
  const guess = { recipient: mobile ?? '', purpose, askedBy: null, code, clientId, now }
  if (!mobile || !(await spendCode(database, guess))) return null
  const [found] = await database.select().from(member).where(eq(member.mobile, mobile))
  return found ?? null
}
