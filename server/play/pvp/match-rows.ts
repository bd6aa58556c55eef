import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { MatchState } from './match-state.ts'
import { pvpMatch, pvpSeat } from './pvp.table.ts'

export type MatchRow = typeof pvpMatch.$inferSelect
export type SeatRow = typeof pvpSeat.$inferSelect & {
  member: typeof member.$inferSelect
  /** Minor units; null until the match ends. */
  payout: number | null
}

export type Match = MatchRow & { seats: readonly [SeatRow] | readonly [SeatRow, SeatRow] }

type Reading = Database | Transaction

export async function readMatch(database: Reading, id: string): Promise<Match | null> {
  const [row] = await database.select().from(pvpMatch).where(eq(pvpMatch.id, id))
  return row ? withSeats(database, row) : null
}

/**
 * Returns a match and locks it until the transaction ends; null if there is none. With `skipLocked`, also
 * returns null if another transaction has locked the match.
 */
export async function holdMatch(
  tx: Transaction,
  id: string,
  { skipLocked = false } = {},
): Promise<Match | null> {
  const waiting = skipLocked ? { skipLocked: true as const } : {}
  const [row] = await tx.select().from(pvpMatch).where(eq(pvpMatch.id, id)).for('update', waiting)
  return row ? withSeats(tx, row) : null
}

export async function withSeats(database: Reading, row: MatchRow): Promise<Match> {
  const found = await database
    .select({ seat: pvpSeat, member, payout: gameRound.payout })
    .from(pvpSeat)
    .innerJoin(member, eq(member.id, pvpSeat.memberId))
    .innerJoin(gameRound, eq(gameRound.id, pvpSeat.id))
    .where(eq(pvpSeat.matchId, row.id))
    .orderBy(asc(pvpSeat.place))
  const [first, second] = found.map(({ seat, ...more }): SeatRow => ({ ...seat, ...more }))
  if (!first) throw new Error(`Match ${row.id} has no players`)
  return { ...row, seats: second ? [first, second] : [first] }
}

export async function openMatchOf(
  database: Reading,
  { memberId, nodeId }: { memberId: number; nodeId: number },
): Promise<Match | null> {
  const [found] = await database
    .select({ match: pvpMatch })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(
      and(
        eq(pvpSeat.memberId, memberId),
        eq(pvpMatch.nodeId, nodeId),
        inArray(pvpMatch.state, ['waiting', 'playing']),
      ),
    )
  return found ? withSeats(database, found.match) : null
}

/** Returns the member's seat; null if the member does not play in the match. */
export const seatOf = ({ seats }: Match, memberId: number): SeatRow | null =>
  seats.find((seat) => seat.memberId === memberId) ?? null

export function matchStateOf({ round, version, choosesAt, dueAt, seats, id }: Match): MatchState {
  const [first, second] = seats
  if (!second) throw new Error(`Match ${id} has no second player`)
  return { round, version, choosesAt, dueAt, sides: [first, second] }
}

export async function saveMatchState(tx: Transaction, match: Match, state: MatchState): Promise<void> {
  const { round, version, choosesAt, dueAt, sides } = state
  await tx.update(pvpMatch).set({ round, version, choosesAt, dueAt }).where(eq(pvpMatch.id, match.id))
  for (const [place, seat] of match.seats.entries()) {
    const side = sides[place]
    if (!side || side === seat) continue
    const { cards, clocked, missed } = side
    await tx
      .update(pvpSeat)
      .set({ cards: [...cards], clocked: [...clocked], missed })
      .where(eq(pvpSeat.id, seat.id))
  }
}
