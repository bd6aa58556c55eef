import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { togetherOdds } from '#domain/play/sports-picks.ts'
import type { PlaceSlip, Quote } from '#protocol/play/sports.ts'
import type { Transaction } from '#server/database/database.ts'
import { KeyReused } from '#server/ledger/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { roundOfKey } from '#server/play/rounds/find-rounds.ts'
import { takeStake } from '#server/play/rounds/round-money.ts'
import type { RoundRow } from '#server/play/rounds/round-state.ts'
import { holdSeed } from '#server/play/rounds/seeds.ts'
import { slipLimits } from '#server/play/rounds/stakes.ts'
import { isClosed } from '#server/play/rounds/start-round.ts'
import { type BetState, digestOfSlip, type StoredLeg } from './bet-state.ts'
import { type FixtureAt, fixtureAt } from './fixture-at.ts'
import { quotesOf } from './quotes.ts'
import { fixtureOf } from './schedule.ts'

export type Placed =
  | { outcome: 'placed' | 'repeated'; rows: RoundRow[] }
  | { outcome: 'changed'; quotes: Quote[] }
  | { outcome: 'short' | 'stake' | 'vendorClosed' }

/** Thrown to roll back a slip's earlier bets if the balance is too low for a later one. */
class Short extends Error {}

/**
 * Places all bets of a slip, or none. The key is looked up before all other checks, so a retry returns the
 * placed slip even if conditions have changed.
 * @throws KeyReused if the key belongs to another bet
 */
export async function placeSlip(
  platform: Platform,
  player: Player,
  { slip, secret, now }: { slip: PlaceSlip; secret: string; now: Date },
): Promise<Placed> {
  const holder = { memberId: player.member.id, nodeId: player.game.nodeId }
  const placing = platform.database.transaction(async (tx): Promise<Placed> => {
    await holdSeed(tx, holder)
    const before = await placedBefore(tx, player, slip)
    if (before) return { outcome: 'repeated', rows: before }
    if (isClosed(player, now)) return { outcome: 'vendorClosed' }
    const quotes = quotesOf(slip.legs, { returnBp: player.game.returnBp, secret, now })
    if (!isAsQuoted(slip, quotes)) return { outcome: 'changed', quotes }
    const bets = betsOf(player, { slip, secret, now })
    if (!isWithinLimits(slip, bets)) return { outcome: 'stake' }
    const rows: RoundRow[] = []
    for (const [index, state] of bets.entries()) {
      const id = randomUUID()
      const isTaken = await takeStake(platform, tx, player, { id, amount: slip.stake, at: now })
      if (!isTaken) throw new Short()
      rows.push(await keep(tx, { id, key: keyOfBet(slip.key, index), player, stake: slip.stake, state, now }))
    }
    return { outcome: 'placed', rows }
  })
  return placing.catch((error: unknown) => {
    if (error instanceof Short) return { outcome: 'short' }
    throw error
  })
}

/** Returns the bets that were placed with the slip's key; null if there are none. */
async function placedBefore(tx: Transaction, player: Player, slip: PlaceSlip): Promise<RoundRow[] | null> {
  const first = await roundOfKey(tx, player.member.id, slip.key)
  if (!first) return null
  const firstState = first.state as Partial<BetState>
  if (first.nodeId !== player.game.nodeId || firstState.slip !== digestOfSlip(slip))
    throw new KeyReused(slip.key)
  const keys = (slip.mode === 'single' ? slip.legs : slip.legs.slice(0, 1)).map((_, index) =>
    keyOfBet(slip.key, index),
  )
  const isOfSlip = and(eq(gameRound.memberId, player.member.id), inArray(gameRound.key, keys))
  const rows = await tx.select().from(gameRound).where(isOfSlip).orderBy(asc(gameRound.startedAt))
  return keys.flatMap((key) => rows.filter((row) => row.key === key))
}

const isAsQuoted = ({ legs }: PlaceSlip, quotes: readonly Quote[]): boolean =>
  quotes.every(({ phase, odds }, index) => phase === 'open' && odds === legs[index]?.odds)

/**
 * Whether stake and odds are within the limits, which are the same for singles and multiples. A multiple also
 * needs at least two legs.
 */
function isWithinLimits({ stake, mode, legs }: PlaceSlip, bets: readonly BetState[]): boolean {
  const { least, most, odds } = slipLimits
  const isMultiple = mode === 'single' || legs.length > 1
  return isMultiple && stake >= least && stake <= most && bets.every((bet) => bet.odds <= odds)
}

function betsOf(player: Player, { slip, secret, now }: { slip: PlaceSlip; secret: string; now: Date }) {
  const { returnBp } = player.game
  const legs = slip.legs.map((leg) => storedLeg(leg, secret, now))
  const groups = slip.mode === 'single' ? legs.map((leg) => [leg]) : [legs]
  return groups.map((group): BetState => {
    const end = Math.max(...group.map(({ at }) => at.fixture.endsAt))
    return {
      engine: 'sports',
      slip: digestOfSlip(slip),
      mode: slip.mode,
      returnBp,
      odds: togetherOdds(
        group.map(({ kept }) => kept.odds),
        returnBp,
      ),
      endsAt: new Date(end).toISOString(),
      void: false,
      legs: group.map(({ kept }) => kept),
    }
  })
}

function storedLeg(
  leg: PlaceSlip['legs'][number],
  secret: string,
  now: Date,
): { at: FixtureAt; kept: StoredLeg } {
  const fixture = fixtureOf(leg.fixture)
  if (!fixture) throw new Error(`Fixture ${leg.fixture} does not exist`)
  const at = fixtureAt(fixture, secret, now)
  const kept: StoredLeg = {
    ...leg,
    sport: fixture.league.sport,
    league: fixture.league.name,
    home: fixture.home,
    away: fixture.away,
    startsAt: new Date(fixture.startsAt).toISOString(),
    seedHash: at.seedHash,
    outcome: null,
    score: null,
  }
  return { at, kept }
}

/** Returns the slip's key for the first bet, or a key derived from it for any other bet. */
function keyOfBet(key: string, index: number): string {
  if (index === 0) return key
  const digits = createHash('sha256').update(`${key}:${index}`).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

async function keep(
  tx: Transaction,
  bet: { id: string; key: string; player: Player; stake: number; state: BetState; now: Date },
): Promise<RoundRow> {
  const { id, key, player, stake, state, now } = bet
  const [row] = await tx
    .insert(gameRound)
    .values({
      id,
      memberId: player.member.id,
      nodeId: player.game.nodeId,
      key,
      stake,
      payout: null,
      state,
      startedAt: now,
      settledAt: null,
    })
    .onConflictDoNothing({ target: [gameRound.memberId, gameRound.key] })
    .returning()
  // A concurrent request has used the same key for another game, so roll back.
  if (!row) throw new KeyReused(key)
  return row
}
