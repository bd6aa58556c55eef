import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { gameSession } from '#server/play/game-session.table.ts'
import { currency } from '#server/texts/currency.ts'

type Visited = { memberId: number; nodeId: number }

/**
 * Returns a member's stakes and wins in a game since a given time, by default since the session last opened
 * the game. Refunded stakes do not count.
 */
export const readGameVisit: HandlerOf<'readGameVisit'> = async ({ platform, request, who, now }) => {
  const { database } = platform
  const visited = { memberId: who.member.id, nodeId: request.nodeId }
  const since = request.since
    ? new Date(request.since)
    : ((await lastOpened(database, visited, who.session.tokenHash)) ?? now)
  return accept({
    since: since.toISOString(),
    ...(await tallyOf(database, visited, since)),
    currencySymbol: currency.symbol,
  })
}

async function lastOpened(
  database: Database,
  { memberId, nodeId }: Visited,
  sessionTokenHash: string,
): Promise<Date | undefined> {
  const [last] = await database
    .select({ at: gameSession.createdAt })
    .from(gameSession)
    .where(
      and(
        eq(gameSession.memberId, memberId),
        eq(gameSession.nodeId, nodeId),
        eq(gameSession.sessionTokenHash, sessionTokenHash),
      ),
    )
    .orderBy(desc(gameSession.createdAt))
    .limit(1)
  return last?.at
}

async function tallyOf(
  database: Database,
  { memberId, nodeId }: Visited,
  since: Date,
): Promise<{ staked: number; won: number }> {
  const { stake, payout, startedAt, settledAt } = gameRound
  const isBegun = and(gte(startedAt, since), or(isNull(payout), isNotNull(settledAt)))
  const isEnded = gte(settledAt, since)
  const [tally] = await database
    .select({
      staked: sql`coalesce(sum(${stake}) filter (where ${isBegun}), 0)`.mapWith(Number),
      won: sql`coalesce(sum(${payout}) filter (where ${isEnded}), 0)`.mapWith(Number),
    })
    .from(gameRound)
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.nodeId, nodeId), or(isBegun, isEnded)))
  return tally ?? { staked: 0, won: 0 }
}
