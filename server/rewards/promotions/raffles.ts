import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { raffleDraw, rafflePrize } from './raffle.table.ts'

/** Returns the ids of raffles in which a prize is left. */
export async function rafflesWithPrizes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ id: rafflePrize.promotionId })
    .from(rafflePrize)
    .where(sql`${gt(rafflePrize.left, 0)} and ${gt(rafflePrize.amount, 0)}`)
  return new Set(rows.map(({ id }) => id))
}

export const prizesOf = (database: Database, promotionId: string) =>
  database
    .select()
    .from(rafflePrize)
    .where(eq(rafflePrize.promotionId, promotionId))
    .orderBy(asc(rafflePrize.position), asc(rafflePrize.id))

export async function drawsOf(database: Database, memberId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: raffleDraw.promotionId, draws: sql`count(*)`.mapWith(Number) })
    .from(raffleDraw)
    .where(eq(raffleDraw.memberId, memberId))
    .groupBy(raffleDraw.promotionId)
  return new Map(rows.map(({ id, draws }) => [id, draws]))
}
