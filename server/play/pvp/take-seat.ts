import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { TakeSeat } from '#protocol/play/play-pvp.ts'
import type { Transaction } from '#server/database/database.ts'
import { KeyReused } from '#server/ledger/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { roundOfKey } from '#server/play/rounds/find-rounds.ts'
import { takeStake } from '#server/play/rounds/round-money.ts'
import { holdSeed } from '#server/play/rounds/seeds.ts'
import { isClosed } from '#server/play/rounds/start-round.ts'
import { advanceDue, isDue, presentUntil } from './advance.ts'
import { type Match, openMatchOf, readMatch, withSeats } from './match-rows.ts'
import { firstRound } from './match-state.ts'
import { pvpMatch, pvpSeat } from './pvp.table.ts'
import { type Room, roomOf } from './rooms.ts'

/**
 * Result of taking a seat: the joined match, the match of a repeated request, another unfinished match of the
 * player, or a refusal.
 */
export type Seated =
  | { outcome: 'seated' | 'repeated' | 'elsewhere'; match: Match }
  | { outcome: 'short' | 'stake' | 'vendorClosed' }

/** Thrown to roll back when the balance is lower than the stake. */
class Short extends Error {}

/**
 * Another player took the seat first, or the waiting player has left. The caller advances the match `stale`,
 * unless it is null, and tries again.
 */
type Again = { outcome: 'again'; stale: string | null }

/** Maximum number of attempts. An attempt usually fails because another player took the seat. */
const TRIES = 40

/**
 * Takes a seat in a room and debits the stake. The opponent is a waiting player; if there is none, the player
 * waits. The key is looked up before all other checks, so a retry returns the same seat even if conditions
 * have changed.
 * @throws KeyReused if the key belongs to another request
 */
export async function takeRoomSeat(
  platform: Platform,
  player: Player,
  seatRequest: TakeSeat,
  now: Date,
): Promise<Seated> {
  for (let left = TRIES; left > 0; left--) {
    const seated = await platform.database
      .transaction((tx) => trySeat(platform, tx, player, { seatRequest, now }))
      .catch((error: unknown): Seated => {
        if (error instanceof Short) return { outcome: 'short' }
        throw error
      })
    if (seated.outcome !== 'again') return seated
    if (seated.stale) await advanceDue(platform, seated.stale, now)
  }
  throw new Error(`No seat in room ${seatRequest.room} of ${player.game.nodeId} was found in ${TRIES} tries`)
}

async function trySeat(
  platform: Platform,
  tx: Transaction,
  player: Player,
  { seatRequest, now }: { seatRequest: TakeSeat; now: Date },
): Promise<Seated | Again> {
  const holder = { memberId: player.member.id, nodeId: player.game.nodeId }
  await holdSeed(tx, holder)
  const before = await seatedBefore(tx, player, seatRequest)
  if (before) return { outcome: 'repeated', match: before }
  const elsewhere = await openMatchOf(tx, holder)
  if (elsewhere) return { outcome: 'elsewhere', match: elsewhere }
  if (isClosed(player, now)) return { outcome: 'vendorClosed' }
  const room = roomOf(seatRequest.room)
  if (room?.stake !== seatRequest.stake) return { outcome: 'stake' }
  const trial = platform.operator.trialTypes.includes(player.member.type)
  const waiting = await awaitedIn(tx, { room, nodeId: holder.nodeId, trial })
  if (waiting && isDue(waiting, now)) return { outcome: 'again', stale: waiting.id }
  const id = waiting ? await joinMatch(tx, waiting, now) : await openMatch(tx, player, { room, trial, now })
  if (!id) return { outcome: 'again', stale: null }
  await sit(platform, tx, player, { match: id, place: waiting ? 1 : 0, seatRequest, now })
  const match = await readMatch(tx, id)
  if (!match) throw new Error(`Match ${id} was not found`)
  return { outcome: 'seated', match }
}

async function seatedBefore(tx: Transaction, player: Player, seatRequest: TakeSeat): Promise<Match | null> {
  const round = await roundOfKey(tx, player.member.id, seatRequest.key)
  if (!round) return null
  const [found] = await tx
    .select({ match: pvpMatch })
    .from(pvpMatch)
    .innerJoin(pvpSeat, eq(pvpSeat.matchId, pvpMatch.id))
    .where(eq(pvpSeat.id, round.id))
  if (!found || round.nodeId !== player.game.nodeId || found.match.room !== seatRequest.room)
    throw new KeyReused(seatRequest.key)
  return withSeats(tx, found.match)
}

type Place = { room: Room; nodeId: number; trial: boolean }

/**
 * Finds and locks the match that waits for an opponent. If another player is taking the second seat at that
 * moment, the query waits for the outcome.
 */
async function awaitedIn(tx: Transaction, { room, nodeId, trial }: Place): Promise<Match | null> {
  const [row] = await tx
    .select()
    .from(pvpMatch)
    .where(
      and(
        eq(pvpMatch.nodeId, nodeId),
        eq(pvpMatch.room, room.number),
        eq(pvpMatch.trial, trial),
        eq(pvpMatch.state, 'waiting'),
      ),
    )
    .for('update')
  return row ? withSeats(tx, row) : null
}

async function joinMatch(tx: Transaction, { id, version }: Match, now: Date): Promise<string> {
  await tx
    .update(pvpMatch)
    .set({ state: 'playing', version: version + 1, ...firstRound(now) })
    .where(eq(pvpMatch.id, id))
  return id
}

/** Creates a match and returns its id; null if another player already waits in the room. */
async function openMatch(
  tx: Transaction,
  { game }: Player,
  { room, trial, now }: { room: Room; trial: boolean; now: Date },
): Promise<string | null> {
  const [made] = await tx
    .insert(pvpMatch)
    .values({
      id: randomUUID(),
      nodeId: game.nodeId,
      room: room.number,
      trial,
      stake: room.stake,
      returnBp: game.returnBp,
      state: 'waiting',
      round: 1,
      version: 1,
      choosesAt: now,
      dueAt: presentUntil(now),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: pvpMatch.id })
  return made?.id ?? null
}

async function sit(
  platform: Platform,
  tx: Transaction,
  player: Player,
  { match, place, seatRequest, now }: { match: string; place: 0 | 1; seatRequest: TakeSeat; now: Date },
): Promise<void> {
  const id = randomUUID()
  const isTaken = await takeStake(platform, tx, player, { id, amount: seatRequest.stake, at: now })
  if (!isTaken) throw new Short()
  const [row] = await tx
    .insert(gameRound)
    .values({
      id,
      memberId: player.member.id,
      nodeId: player.game.nodeId,
      key: seatRequest.key,
      stake: seatRequest.stake,
      payout: null,
      state: { engine: 'pvp' },
      startedAt: now,
      settledAt: null,
    })
    .onConflictDoNothing({ target: [gameRound.memberId, gameRound.key] })
    .returning({ id: gameRound.id })
  // A concurrent request has used the same key for another game, so roll back.
  if (!row) throw new KeyReused(seatRequest.key)
  await tx
    .insert(pvpSeat)
    .values({ id, matchId: match, place, memberId: player.member.id, cards: [], clocked: [], missed: 0 })
}
