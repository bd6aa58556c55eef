import { and, eq, isNull } from 'drizzle-orm'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { fieldProblem } from '#protocol/auth/field-problem.ts'
import { registerRulesSetting } from '#server/auth/auth.settings.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'
import { runPattern } from '#server/auth/registration/run-pattern.ts'
import type { Database } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import {
  type Guessed,
  judgePrecheck,
  type PasswordCheck,
  precheckSlowly,
} from '#server/identity/attempt-limit.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword, isPassword } from '#server/identity/password-hash.ts'
import type { Member } from '#server/identity/sessions.ts'
import type { MessageFacts } from '#server/notifications/message-events.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { readSetting } from '#server/settings/settings.ts'

/** Limits a member's wrong payment passwords. `waitFor` is the lockout, in ms. */
export const paymentPasswordLimit = { allowed: 5, waitFor: 10 * 60_000 }

const limitOf = (member: Pick<Member, 'id'>) => ({
  key: `paymentPassword:${member.id}`,
  ...paymentPasswordLimit,
})

/**
 * Checks a payment password without counting the guess, and without holding a connection while hashing.
 * Returns null if no payment password is set.
 */
export const checkPaymentPassword = async (
  database: Database,
  { member, paymentPassword, now }: { member: Member; paymentPassword: string; now: Date },
): Promise<PasswordCheck | null> =>
  member.paymentPasswordHash === null
    ? null
    : precheckSlowly(database, limitOf(member), now, () =>
        isPaymentPassword(member.paymentPasswordHash, paymentPassword),
      )

/** Compares both the digits and the typed text, because an older hash may be of either form. */
async function isPaymentPassword(hash: string | null, typed: string): Promise<boolean> {
  const digits = paymentDigits(typed)
  return (await isPassword(hash, digits, 'member')) || (digits !== typed && isPassword(hash, typed, 'member'))
}

export const judgePaymentPassword = (
  database: Database,
  { member, looked, now }: { member: Member; looked: PasswordCheck; now: Date },
): Promise<Guessed> => judgePrecheck(database, limitOf(member), now, looked)

/**
 * Returns the allowed lengths if a new payment password violates the operator's registration rule; null if it
 * does not.
 */
export async function paymentPasswordFault(
  database: Database,
  paymentPassword: string,
): Promise<{ minLength: number; maxLength: number } | null> {
  const rules = await readSetting(database, registerRulesSetting)
  const rule = { ...(rules.paymentPassword ?? defaultRegistrationRules.paymentPassword), required: true }
  const isRight = fieldProblem(rule, paymentPassword, runPattern) === null
  return isRight ? null : { minLength: rule.minLength ?? 1, maxLength: rule.maxLength ?? 64 }
}

type Replacement = {
  member: Pick<Member, 'id' | 'paymentPasswordHash'>
  paymentPassword: string
  how: MessageFacts['security.paymentPasswordChanged']['how']
  now: Date
}

/**
 * Sets the payment password, or replaces the given one, and notifies the member. Returns false and changes
 * nothing if another request has set or replaced it since.
 */
export async function putPaymentPassword(
  database: Database,
  { member: { id: memberId, paymentPasswordHash: before }, paymentPassword, how, now }: Replacement,
): Promise<boolean> {
  const paymentPasswordHash = await hashPassword(paymentPassword)
  const isUnchanged =
    before === null ? isNull(member.paymentPasswordHash) : eq(member.paymentPasswordHash, before)
  return database.transaction(async (tx) => {
    const set = await tx
      .update(member)
      .set({ paymentPasswordHash })
      .where(and(eq(member.id, memberId), isUnchanged))
      .returning({ id: member.id })
    if (set.length === 0) return false
    await notifyMember(tx, { memberId, event: 'security.paymentPasswordChanged', facts: { how }, at: now })
    await publish(tx, { memberId, type: 'account.changed' })
    return true
  })
}
