import { and, eq, isNull } from 'drizzle-orm'
import { fieldProblem } from '#contract/field-problem.ts'
import type { Database } from '../database/database.ts'
import { member } from '../database/schema/member.ts'
import { firstRegisterRules } from '../register-rules.ts'
import { runPattern } from '../registration/run-pattern.ts'
import type { Member } from '../session/sessions.ts'
import { readSetting } from '../settings.ts'
import { type Guessed, tryGuess } from '../verification/guesses.ts'
import { hashPassword, isPassword } from './passwords.ts'

/** Wrong payment passwords of one member that are looked at; and milliseconds to wait afterwards. */
const limit = { allowed: 5, waitFor: 10 * 60_000 }

/** Whether a member knows their payment password, whichever call asks for it; never for who has none. */
export const tryPaymentPassword = (
  database: Database,
  { member, paymentPassword, now }: { member: Member; paymentPassword: string; now: Date },
): Promise<Guessed> =>
  tryGuess(database, { key: `paymentPassword:${member.id}`, ...limit }, now, () =>
    isPassword(member.paymentPasswordHash, paymentPassword),
  )

/** The lengths that are wanted where a new payment password is off the operator's rule, the one of the registration; else null. */
export async function paymentPasswordFault(
  database: Database,
  paymentPassword: string,
): Promise<{ minLength: number; maxLength: number } | null> {
  const rules = await readSetting(database, 'registerRules')
  const rule = { ...(rules.paymentPassword ?? firstRegisterRules.paymentPassword), required: true }
  const isRight = fieldProblem(rule, paymentPassword, runPattern) === null
  return isRight ? null : { minLength: rule.minLength ?? 1, maxLength: rule.maxLength ?? 64 }
}

/** Gives a member their first payment password; false, and nothing is changed, where they have one. */
export async function setFirstPaymentPassword(
  database: Database,
  memberId: number,
  paymentPassword: string,
): Promise<boolean> {
  const paymentPasswordHash = await hashPassword(paymentPassword)
  const set = await database
    .update(member)
    .set({ paymentPasswordHash })
    .where(and(eq(member.id, memberId), isNull(member.paymentPasswordHash)))
    .returning({ id: member.id })
  return set.length > 0
}
