import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { payGift } from '#server/rewards/claims.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import type { RaffleTerms } from './promotion-terms.ts'
import type { Of } from './promotions.ts'
import { raffleDraw, rafflePrize } from './raffle.table.ts'

type PrizeRow = typeof rafflePrize.$inferSelect

type Drawing = { promotion: Of<RaffleTerms>; memberId: number; now: Date }

/** Amounts are in minor units. `balance` is null if the ticket was a blank. */
type DrawResult = { prize: PrizeRow; turnover: number; balance: number | null }

/**
 * Draws one of the remaining tickets at random and pays its prize (PROMO-03). Returns null if no winning
 * ticket is left. A raffle's draws run one after another. The caller must hold the member's claim lock and
 * check that the member has a chance left.
 */
export async function draw(
  tx: Transaction,
  { promotion, memberId, now }: Drawing,
): Promise<DrawResult | null> {
  const prize = await takeSlip(tx, promotion.id)
  if (!prize) return null
  const id = randomUUID()
  await tx.insert(raffleDraw).values({ id, promotionId: promotion.id, memberId, prizeId: prize.id, at: now })
  if (prize.amount === 0) return { prize, turnover: 0, balance: null }
  const { title, terms } = promotion
  const turnover = prize.amount * terms.turnoverFactor
  const gift = {
    source: 'promotion',
    keys: [`draw:${id}`],
    title: localizedText(
      /*i18n*/ { id: 'raffle.prize', message: '{raffle}: {prize}' },
      { raffle: title, prize: prize.name },
    ),
    amount: prize.amount,
    turnover,
  } as const
  const { balance } = await payGift(tx, { memberId, gift, now })
  return { prize, turnover, balance }
}

async function takeSlip(tx: Transaction, promotionId: string): Promise<PrizeRow | null> {
  const left = await tx
    .select()
    .from(rafflePrize)
    .where(and(eq(rafflePrize.promotionId, promotionId), gt(rafflePrize.left, 0)))
    .orderBy(asc(rafflePrize.position), asc(rafflePrize.id))
    .for('update')
  if (!left.some(({ amount }) => amount > 0)) return null
  const prize = slipAt(left, randomInt(left.reduce((slips, row) => slips + row.left, 0)))
  await tx
    .update(rafflePrize)
    .set({ left: sql`${rafflePrize.left} - 1` })
    .where(eq(rafflePrize.id, prize.id))
  return prize
}

function slipAt(left: readonly PrizeRow[], number: number): PrizeRow {
  let before = 0
  for (const row of left) {
    before += row.left
    if (number < before) return row
  }
  throw new Error('The drawn ticket does not exist')
}
