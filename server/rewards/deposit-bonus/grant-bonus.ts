import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bonusFor } from '#protocol/rewards/deposit-bonus.ts'
import type { Transaction } from '#server/database/database.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { payGift } from '#server/rewards/claims.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import { bonusesUsed, type DepositBonusRow } from './eligibility.ts'
import { completeMet } from './promise-bonus.ts'

/** Milliseconds. */
const DAY = 86_400_000

type Credit = {
  depositId: string
  memberId: number
  /** Minor units. */
  ordered: number
  paid: number
  /** The deposit's own wagering requirement, in minor units. */
  depositTurnover: number
  now: Date
}

/**
 * Credits the promised bonus, or refuses it and notifies the member, in the transaction that credits the
 * deposit. Uses the terms that were stored with the order. The amount depends on the ordered or the paid
 * amount, whichever is lower. The caller must hold the member's claim lock.
 */
export async function grantBonus(tx: Transaction, credit: Credit): Promise<void> {
  const { depositId, memberId, ordered, paid, depositTurnover, now } = credit
  const [promise] = await tx.select().from(depositBonus).where(eq(depositBonus.depositId, depositId))
  if (!promise || promise.bonusId !== null || promise.state === 'refused') return
  const { title, terms } = promise
  const amount = bonusFor(terms, Math.min(ordered, paid))
  const reason = paid < terms.min || amount === 0 ? 'belowMinimum' : await conflictOf(tx, promise)
  if (reason) {
    await change(tx, depositId, { state: 'refused', reason })
    await notifyMember(tx, {
      memberId,
      event: 'depositBonus.refused',
      facts: { title, why: reason },
      at: now,
    })
    return
  }
  const bonusId = randomUUID()
  const turnover = amount * terms.turnoverFactor
  const until = new Date(now.getTime() + terms.lasts * DAY)
  const given = { memberId, source: 'promotion', title, amount, turnover } as const
  await tx.insert(bonus).values({ id: bonusId, ...given, state: 'claimable', at: now })
  await change(tx, depositId, { state: 'active', bonusId, expiresAt: until })
  await payGift(tx, { memberId, gift: { ...given, keys: [bonusId], until, depositTurnover }, now })
}

const change = (tx: Transaction, depositId: string, to: Partial<DepositBonusRow>) =>
  tx.update(depositBonus).set(to).where(eq(depositBonus.depositId, depositId))

/**
 * Returns why the bonus can no longer be credited; null if it can. A deposit that was paid after its order
 * ended still gets its bonus, unless the member has used this or another bonus since.
 */
async function conflictOf(
  tx: Transaction,
  { state, memberId, useKey }: DepositBonusRow,
): Promise<'used' | 'otherBonus' | null> {
  if (state !== 'released') return null
  await completeMet(tx, memberId)
  const others = await bonusesUsed(tx, memberId)
  if (others.some((other) => other.useKey === useKey)) return 'used'
  return others.some((other) => other.state === 'promised' || other.state === 'active') ? 'otherBonus' : null
}
