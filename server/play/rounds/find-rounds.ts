import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { RoundPage } from '#protocol/play/play.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { toRoundDto } from './round-dto.ts'
import type { RoundRow } from './round-state.ts'

const PAGE = 20

const ofPlayer = ({ member, game }: Player) =>
  and(eq(gameRound.memberId, member.id), eq(gameRound.nodeId, game.nodeId), isNotNull(gameRound.key))

export async function openRound(database: Database | Transaction, player: Player): Promise<RoundRow | null> {
  const [row] = await database
    .select()
    .from(gameRound)
    .where(and(ofPlayer(player), isNull(gameRound.payout)))
    .limit(1)
  return row ?? null
}

/** Returns the member's round with this key, in any game. */
export async function roundOfKey(tx: Transaction, memberId: number, key: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.memberId, memberId), eq(gameRound.key, key)))
  return row ?? null
}

export async function roundOfId(tx: Transaction, player: Player, id: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(gameRound)
    .where(and(ofPlayer(player), eq(gameRound.id, id)))
  return row ?? null
}

export async function listRounds(
  database: Database,
  player: Player,
  before: Date | null,
): Promise<RoundPage> {
  const rows = await database
    .select()
    .from(gameRound)
    .where(and(ofPlayer(player), before ? lt(gameRound.startedAt, before) : undefined))
    .orderBy(desc(gameRound.startedAt))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? (page.at(-1)?.startedAt.toISOString() ?? null) : null
  return { rounds: page.map(toRoundDto), next }
}
