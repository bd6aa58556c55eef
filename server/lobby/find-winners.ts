import { and, asc, desc, eq, gt, gte, notInArray } from 'drizzle-orm'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Database } from '#server/database/database.ts'
import type { Rows } from '#server/games/find-games.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

/** How long a win is listed, in ms. */
const TOLD_FOR = 7 * 24 * 3_600_000

export type Winner = Rows & { account: string; win: number }

/**
 * The highest payouts in the week before `now`, largest first (HOME-10). Only payouts above the stake count.
 * Trial players' wins do not count.
 */
export async function findWinners(
  database: Database,
  query: { category: GameType | 'ALL'; limit: number; trialTypes: readonly number[]; now: Date },
): Promise<Winner[]> {
  const { category, limit, trialTypes, now } = query
  const rows = await database
    .select({ game, vendor, account: member.account, win: gameRound.payout })
    .from(gameRound)
    .innerJoin(member, eq(member.id, gameRound.memberId))
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(
        gte(gameRound.settledAt, new Date(now.getTime() - TOLD_FOR)),
        gt(gameRound.payout, gameRound.stake),
        notInArray(member.type, [...trialTypes]),
        category === 'ALL' ? undefined : eq(game.gameType, category),
      ),
    )
    .orderBy(desc(gameRound.payout), asc(gameRound.settledAt), asc(gameRound.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, win: row.win ?? 0 }))
}
