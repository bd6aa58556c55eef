import { and, desc, eq, lt } from 'drizzle-orm'
import type { BetPage } from '#protocol/play/sports.ts'
import type { Database } from '#server/database/database.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { toBetDto } from './bet-state.ts'

/** Usual number of bets per page. A page can be longer, because a slip's bets stay on one page. */
const PAGE = 20

export async function listBets(
  database: Database,
  { member, game }: Player,
  { before, secret, now }: { before: Date | null; secret: string; now: Date },
): Promise<BetPage> {
  const rows = await database
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.memberId, member.id),
        eq(gameRound.nodeId, game.nodeId),
        before ? lt(gameRound.startedAt, before) : undefined,
      ),
    )
    .orderBy(desc(gameRound.startedAt), desc(gameRound.id))
    .limit(PAGE * 2)
  const last = rows[PAGE - 1]?.startedAt.getTime()
  const page =
    last === undefined
      ? rows
      : rows.filter(({ startedAt }, index) => index < PAGE || startedAt.getTime() === last)
  const next = rows.length > page.length ? (page.at(-1)?.startedAt.toISOString() ?? null) : null
  return { bets: page.map((row) => toBetDto(row, secret, now)), next }
}
