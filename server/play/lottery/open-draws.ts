import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Lottery } from './lotteries.ts'
import { lotteryDraw } from './lottery.table.ts'
import { slotsFrom } from './schedule.ts'

export type DrawRow = typeof lotteryDraw.$inferSelect

const takingBets = (nodeIds: readonly number[], now: Date) =>
  and(
    inArray(lotteryDraw.nodeId, [...nodeIds]),
    eq(lotteryDraw.state, 'open'),
    lte(lotteryDraw.opensAt, now),
    gt(lotteryDraw.locksAt, now),
  )

/**
 * Opens a draw for every lottery that has none open: the current draw, or the next if the current one is
 * void. Draws missed while no process ran are not created later. Several processes can do this concurrently.
 */
export async function openDraws(database: Database, lotteries: readonly Lottery[], now: Date): Promise<void> {
  if (lotteries.length === 0) return
  const nodeIds = lotteries.map(({ game }) => game.nodeId)
  const later = await database
    .select({ nodeId: lotteryDraw.nodeId, state: lotteryDraw.state, drawsAt: lotteryDraw.drawsAt })
    .from(lotteryDraw)
    .where(and(inArray(lotteryDraw.nodeId, nodeIds), gt(lotteryDraw.locksAt, now)))
  const open = new Set(
    (
      await database.select({ nodeId: lotteryDraw.nodeId }).from(lotteryDraw).where(takingBets(nodeIds, now))
    ).map(({ nodeId }) => nodeId),
  )
  const taken = new Set(later.map(({ nodeId, drawsAt }) => `${nodeId} ${drawsAt.getTime()}`))
  const fresh = lotteries
    .filter(({ game }) => !open.has(game.nodeId))
    .map((lottery) => freshDraw(lottery, now, taken))
  if (fresh.length > 0) await database.insert(lotteryDraw).values(fresh).onConflictDoNothing()
}

function freshDraw({ game, schedule }: Lottery, now: Date, taken: ReadonlySet<string>) {
  for (const { opensAt, locksAt, drawsAt } of slotsFrom(schedule, now.getTime())) {
    if (taken.has(`${game.nodeId} ${drawsAt}`)) continue
    return {
      id: randomUUID(),
      nodeId: game.nodeId,
      opensAt: new Date(Math.min(opensAt, now.getTime())),
      locksAt: new Date(locksAt),
      drawsAt: new Date(drawsAt),
      state: 'open' as const,
      seed: randomBytes(32).toString('hex'),
    }
  }
  throw new Error('A schedule has no end')
}

/** Returns the draw that currently accepts a lottery's bets. Opens a draw if necessary. */
export async function currentDraw(database: Database, lottery: Lottery, now: Date): Promise<DrawRow> {
  const find = () =>
    database
      .select()
      .from(lotteryDraw)
      .where(takingBets([lottery.game.nodeId], now))
      .orderBy(lotteryDraw.drawsAt)
      .limit(1)
  const [found] = await find()
  if (found) return found
  await openDraws(database, [lottery], now)
  const [opened] = await find()
  if (!opened) throw new Error(`No draw of ${lottery.game.gameCode} is open`)
  return opened
}
