import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bonusFor } from '#protocol/rewards/deposit-bonus.ts'
import type { Transaction } from '#server/database/database.ts'
import { tellMember } from '#server/notifications/notify-member.ts'
import { bonus } from '#server/rewards/claim.table.ts'
import { payGift } from '#server/rewards/claims.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import { bonusesUsed, type DepositBonusRow } from './eligibility.ts'
import { completeMet } from './promise-bonus.ts'

/** Milliseconds. */
const DAY = 86_400_000

type Credit = {
  depositId: string
  memberId: number
  /** Minor units that were ordered, and that were paid. */
  ordered: number
  paid: number
  /** The wagering requirement of the deposit itself, minor units. */
  depositTurnover: number
  now: Date
}

/**
 * Credits the bonus that was promised with a deposit, in the transaction that credits the deposit; nothing where none was chosen.
 * The terms are those of the order. More than was ordered earns no more; less earns a bonus of what was paid. The caller holds the
 * member's claims.
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
    await tellMember(tx, { memberId, event: 'depositBonus.refused', facts: { title, why: reason }, at: now })
    return
  }
  const bonusId = randomUUID()
  const turnover = amount * terms.turnoverFactor
  const until = new Date(now.getTime() + terms.lasts * DAY)
  const given = { memberId, source: 'promotion', title, amount, turnover } as const
  await tx.insert(bonus).values({ id: bonusId, ...given, state: 'claimable', at: now })
  await change(tx, depositId, { state: 'active', bonusId, expiresAt: until })
  await payGift(tx, { memberId, gift: { ...given, things: [bonusId], until, depositTurnover }, now })
}

const change = (tx: Transaction, depositId: string, to: Partial<DepositBonusRow>) =>
  tx.update(depositBonus).set(to).where(eq(depositBonus.depositId, depositId))

/** Paid although its order had ended, a deposit finds its promise kept unless another deposit has it by now. */
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
