import { and, asc, eq, inArray } from 'drizzle-orm'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { type LotteryVendor, lotteryVendors, vendorOf } from './families.ts'
import { scheduleOf } from './schedule.ts'

export type Lottery = Awaited<ReturnType<typeof findLotteries>>[number]

export async function findLotteries(database: Database, vendors: readonly LotteryVendor[] = lotteryVendors) {
  const rows = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(inArray(game.vendorCode, [...vendors]), eq(game.group, false)))
    .orderBy(asc(game.gameType), asc(game.position))
  return rows.map(lotteryOf)
}

function lotteryOf(row: { game: typeof game.$inferSelect; vendor: typeof vendor.$inferSelect }) {
  const known = vendorOf(row.game.vendorCode)
  return { ...row, ...known, schedule: scheduleOf({ ...row.game, vendorCode: known.vassalage }) }
}

/** @throws NotFound if there is no lottery with this game code */
export async function readLottery(database: Database, gameCode: string): Promise<Lottery> {
  const [row] = await database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(and(eq(game.gameCode, gameCode), inArray(game.vendorCode, lotteryVendors), eq(game.group, false)))
    .orderBy(asc(game.nodeId))
    .limit(1)
  if (!row) throw new NotFound()
  return lotteryOf(row)
}
