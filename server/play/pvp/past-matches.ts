import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { PvpPage } from '#protocol/play/play-pvp.ts'
import type { Database } from '#server/database/database.ts'
import type { Player } from '#server/play/play-session.ts'
import { toMatchDto } from './match-dto.ts'
import { seatOf, withSeats } from './match-rows.ts'
import { pvpMatch, pvpSeat } from './pvp.table.ts'

const PAGE = 10

export async function pastMatches(
  database: Database,
  { member, game }: Player,
  { before, now }: { before: Date | null; now: Date },
): Promise<PvpPage> {
  const rows = await database
    .select({ match: pvpMatch })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(
      and(
        eq(pvpSeat.memberId, member.id),
        eq(pvpMatch.nodeId, game.nodeId),
        inArray(pvpMatch.state, ['over', 'returned']),
        before ? lt(pvpMatch.createdAt, before) : undefined,
      ),
    )
    .orderBy(desc(pvpMatch.createdAt))
    .limit(PAGE + 1)
  const page = await Promise.all(rows.slice(0, PAGE).map(({ match }) => withSeats(database, match)))
  const matches = page.flatMap((match) => {
    const seat = seatOf(match, member.id)
    return seat ? [toMatchDto(match, seat, now)] : []
  })
  return { matches, next: rows.length > PAGE ? (matches.at(-1)?.startedAt ?? null) : null }
}
