import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { OpenedNumbers } from '#protocol/play/lottery-games.ts'
import type { Database } from '#server/database/database.ts'
import type { Lottery } from './lotteries.ts'
import { lotteryDraw } from './lottery.table.ts'
import type { DrawRow } from './open-draws.ts'
import { issueOf, type Schedule } from './schedule.ts'

const over = ['drawn', 'settled', 'void'] as const

const toOpenedNumbersDto = ({ id, numbers, drawsAt }: DrawRow, schedule: Schedule): OpenedNumbers => ({
  drawId: id,
  issue: issueOf(drawsAt.getTime(), schedule),
  numbers: numbers ?? [],
  drawnAt: drawsAt.toISOString(),
})

/**
 * Returns a lottery's past draws, newest first; void ones have no numbers. With `before`, returns only draws
 * before that time.
 */
export async function findOpened(
  database: Database,
  { lottery, before, limit, now }: { lottery: Lottery; before: Date | null; limit: number; now: Date },
): Promise<OpenedNumbers[]> {
  const rows = await database
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.nodeId, lottery.game.nodeId),
        inArray(lotteryDraw.state, [...over]),
        lte(lotteryDraw.drawsAt, now),
        before ? lt(lotteryDraw.drawsAt, before) : undefined,
      ),
    )
    .orderBy(desc(lotteryDraw.drawsAt))
    .limit(limit)
  return rows.map((row) => toOpenedNumbersDto(row, lottery.schedule))
}

export async function lastOpened(
  database: Database,
  lotteries: readonly Lottery[],
  now: Date,
): Promise<ReadonlyMap<number, OpenedNumbers>> {
  if (lotteries.length === 0) return new Map()
  const schedules = new Map(lotteries.map(({ game, schedule }) => [game.nodeId, schedule]))
  const rows = await database
    .selectDistinctOn([lotteryDraw.nodeId])
    .from(lotteryDraw)
    .where(
      and(
        inArray(lotteryDraw.nodeId, [...schedules.keys()]),
        inArray(lotteryDraw.state, ['drawn', 'settled']),
        lte(lotteryDraw.drawsAt, now),
      ),
    )
    .orderBy(lotteryDraw.nodeId, desc(lotteryDraw.drawsAt))
  return new Map(
    rows.flatMap((row) => {
      const schedule = schedules.get(row.nodeId)
      return schedule ? [[row.nodeId, toOpenedNumbersDto(row, schedule)] as const] : []
    }),
  )
}

export async function previousDraw(database: Database, nodeId: number, now: Date): Promise<DrawRow | null> {
  const isBefore = sql`(${lotteryDraw.locksAt} <= ${now.toISOString()}::timestamptz
    or (${lotteryDraw.state} = 'void' and ${lotteryDraw.opensAt} <= ${now.toISOString()}::timestamptz))`
  const [row] = await database
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.nodeId, nodeId), isBefore))
    .orderBy(desc(lotteryDraw.drawsAt))
    .limit(1)
  return row ?? null
}
