import { and, asc, countDistinct, desc, eq, gte } from 'drizzle-orm'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

const WEEK = 7 * 24 * 3_600_000

export async function findPopular(
  database: Database,
  { gameType, limit, now }: { gameType?: GameType | undefined; limit: number; now: Date },
): Promise<Rows[]> {
  const players = countDistinct(gameRound.memberId)
  const rows = await database
    .select({ game, vendor, players })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(gte(gameRound.startedAt, new Date(now.getTime() - WEEK)), gameType && eq(game.gameType, gameType)),
    )
    .groupBy(game.nodeId, vendor.code)
    .orderBy(desc(players), asc(game.nodeId))
    .limit(limit)
  return rows
}
