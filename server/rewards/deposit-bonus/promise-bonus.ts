import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import type { DepositTerms } from '#server/rewards/promotions/promotion-terms.ts'
import type { Of } from '#server/rewards/promotions/promotions.ts'
import { depositBonus } from './deposit-bonus.table.ts'
import { bonusesUsed, isMet, keyOfUse } from './eligibility.ts'

/**
 * Completes bonuses whose wagering requirement is met, so that the member can get another one. The caller
 * must hold the member's claim lock.
 */
export async function completeMet(tx: Database | Transaction, memberId: number): Promise<void> {
  for (const row of await bonusesUsed(tx, memberId))
    if (await isMet(tx, row))
      await tx
        .update(depositBonus)
        .set({ state: 'completed' })
        .where(and(eq(depositBonus.depositId, row.depositId), eq(depositBonus.state, 'active')))
}

type Promised = { depositId: string; memberId: number; promotion: Of<DepositTerms>; now: Date }

/**
 * Promises a bonus with the current terms. The caller must hold the claim lock and check that the member is
 * eligible.
 */
export async function promiseBonus(
  tx: Database | Transaction,
  { depositId, memberId, promotion, now }: Promised,
): Promise<void> {
  const { id: promotionId, title, terms } = promotion
  const { share, cap, min, turnoverFactor, lasts } = terms
  await tx.insert(depositBonus).values({
    ...{ depositId, memberId, promotionId, title },
    terms: { share, cap, min, turnoverFactor, lasts },
    useKey: keyOfUse(promotion, now),
    state: 'promised',
  })
}

export async function releaseBonus(tx: Database | Transaction, depositId: string): Promise<void> {
  await tx
    .update(depositBonus)
    .set({ state: 'released' })
    .where(and(eq(depositBonus.depositId, depositId), eq(depositBonus.state, 'promised')))
}
