import { eq, sql } from 'drizzle-orm'
import type { DepositPromotions } from '#protocol/sandbox/rewards.ts'
import type { Database } from '#server/database/database.ts'
import { depositBonus } from '#server/rewards/deposit-bonus/deposit-bonus.table.ts'
import { promotion } from '#server/rewards/promotions/promotion.table.ts'
import { isDeposit, listAll } from '#server/rewards/promotions/promotions.ts'

export async function listDepositPromotions(database: Database): Promise<DepositPromotions> {
  const counted = await database
    .select({ id: depositBonus.promotionId, state: depositBonus.state, count: sql`count(*)`.mapWith(Number) })
    .from(depositBonus)
    .groupBy(depositBonus.promotionId, depositBonus.state)
  const countOf = (promotionId: string, wanted: 'promised' | 'active') =>
    counted.find(({ id, state }) => id === promotionId && state === wanted)?.count ?? 0
  return (await listAll(database)).filter(isDeposit).map(({ id, title, endsAt, terms }) => ({
    ...{ id, title, share: terms.share, cap: terms.cap, min: terms.min },
    ...{ turnoverFactor: terms.turnoverFactor, lasts: terms.lasts, use: terms.use },
    endsAt: endsAt?.toISOString() ?? null,
    promised: countOf(id, 'promised'),
    active: countOf(id, 'active'),
  }))
}

/**
 * Ends a deposit promotion now, or removes its end date. Promised and active bonuses remain. Returns false if
 * the promotion does not exist.
 */
export async function openDepositPromotion(
  database: Database,
  { id, open, now }: { id: string; open: boolean; now: Date },
): Promise<boolean> {
  const isIt = sql`${eq(promotion.id, id)} and ${promotion.terms}->>'kind' = 'deposit'`
  const changed = await database
    .update(promotion)
    .set({ endsAt: open ? null : now })
    .where(isIt)
    .returning({ id: promotion.id })
  return changed.length === 1
}
