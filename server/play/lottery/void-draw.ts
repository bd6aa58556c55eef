import { and, eq, sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { lotteryDraw } from './lottery.table.ts'
import { settleTickets } from './settle-tickets.ts'

/**
 * Voids a draw whose numbers are not drawn yet, and refunds every stake. Returns false if there is no such
 * draw.
 */
export async function voidDraw({ database, clock }: Platform, drawId: string): Promise<boolean> {
  const isIt = and(sql`${lotteryDraw.id}::text = ${drawId}`, eq(lotteryDraw.state, 'open'))
  const called = await database
    .update(lotteryDraw)
    .set({ state: 'void' })
    .where(isIt)
    .returning({ id: lotteryDraw.id })
  await settleTickets(database, await clock())
  return called.length > 0
}
