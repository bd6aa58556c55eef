import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { numbersOf } from './balls.ts'
import type { Lottery } from './lotteries.ts'
import { lotteryDraw, lotteryTicket } from './lottery.table.ts'

/** Draws the numbers of all due draws, after waiting for bets that are being placed on them. */
export async function drawNumbers(
  database: Database,
  lotteries: readonly Lottery[],
  now: Date,
): Promise<number> {
  const due = await database
    .select({ id: lotteryDraw.id, nodeId: lotteryDraw.nodeId, seed: lotteryDraw.seed })
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.state, 'open'), lte(lotteryDraw.drawsAt, now)))
    .orderBy(lotteryDraw.id)
  const families = new Map(lotteries.map(({ game, family }) => [game.nodeId, family]))
  const drawn = due.flatMap(({ id, nodeId, seed }) => {
    const family = families.get(nodeId)
    return family ? [{ id, numbers: numbersOf(family, { id, seed }) }] : []
  })
  if (drawn.length === 0) return 0
  await database.execute(sql`
    update ${lotteryDraw} draw set state = 'drawn', numbers = given.numbers
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as given (id uuid, numbers jsonb)
    where draw.id = given.id and draw.state = 'open'
  `)
  return drawn.length
}

/**
 * Deletes draws that open in the future and have no bets. They exist only if the sandbox clock was set back.
 */
export async function forgetDrawsToCome(database: Database, now: Date): Promise<void> {
  const tickets = database
    .select({ id: lotteryTicket.id })
    .from(lotteryTicket)
    .where(eq(lotteryTicket.drawId, lotteryDraw.id))
  await database.delete(lotteryDraw).where(and(gt(lotteryDraw.opensAt, now), notExists(tickets)))
}
