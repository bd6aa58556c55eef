import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { score } from '#domain/play/sports-model.ts'
import { pick } from '#domain/play/sports-picks.ts'
import {
  type BetLeg,
  fixtureId,
  type PlaceSlip,
  type SportsBet,
  slipMode,
  sport,
} from '#protocol/play/sports.ts'
import type { RoundRow } from '#server/play/rounds/round-state.ts'
import { type FixtureAt, fixtureAt } from './fixture-at.ts'
import { fixtureOf } from './schedule.ts'

const storedLeg = v.object({
  fixture: fixtureId,
  sport,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** ISO 8601. */
  startsAt: v.string(),
  pick,
  /** Odds when the bet was placed, in hundredths. */
  odds: v.number(),
  seedHash: v.string(),
  outcome: v.nullable(v.picklist(['won', 'lost', 'void'])),
  score: v.nullable(score),
})
export type StoredLeg = v.InferOutput<typeof storedLeg>

const betState = v.object({
  engine: v.literal('sports'),
  slip: v.string(),
  mode: slipMode,
  /** The return that the odds are based on, in basis points. */
  returnBp: v.number(),
  /** Combined odds of all legs, in hundredths. */
  odds: v.number(),
  /** End of the last fixture, in ISO 8601. */
  endsAt: v.string(),
  void: v.boolean(),
  legs: v.array(storedLeg),
})

/** The state of a sportsbook bet, stored in `game_round.state`. */
export type BetState = v.InferOutput<typeof betState>

export const betStateOf = (row: RoundRow): BetState => v.parse(betState, row.state)

export const digestOfSlip = ({ mode, stake, legs }: PlaceSlip): string =>
  createHash('sha256')
    .update(JSON.stringify([mode, stake, legs.map(({ fixture, pick, odds }) => [fixture, pick, odds])]))
    .digest('hex')

/** Converts a bet for the site. Legs of an open bet show their fixtures' current state. */
export function toBetDto(row: RoundRow, secret: string, now: Date): SportsBet {
  const { mode, odds, endsAt, legs, ...state } = betStateOf(row)
  return {
    id: row.id,
    mode,
    stake: row.stake,
    odds,
    payout: row.payout,
    state: row.payout === null ? 'open' : state.void ? 'void' : row.payout > 0 ? 'won' : 'lost',
    placedAt: row.startedAt.toISOString(),
    endsAt,
    legs: legs.map((leg) => toLegDto(leg, secret, now)),
  }
}

function toLegDto({ seedHash, ...leg }: StoredLeg, secret: string, now: Date): BetLeg {
  if (leg.outcome) return { ...leg, phase: leg.outcome === 'void' ? 'void' : 'ended' }
  const { phase, score } = fixtureNow(leg.fixture, secret, now)
  return { ...leg, phase, score }
}

/** @throws if the fixture does not exist */
export function fixtureNow(id: string, secret: string, now: Date): FixtureAt {
  const fixture = fixtureOf(id)
  if (!fixture) throw new Error(`Fixture ${id} does not exist`)
  return fixtureAt(fixture, secret, now)
}
