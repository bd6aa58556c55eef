import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { fixtureModel, score, side } from '#domain/play/sports-model.ts'
import { pick } from '#domain/play/sports-picks.ts'
import { moment } from '#domain/time/moment.ts'
import { openedGame, playRefusal } from './play.ts'

/** This file describes the messages between the sportsbook page and its vendor under `/play/api/sports`. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Decimal odds in hundredths. */
const odds = v.pipe(whole, v.minValue(100), v.maxValue(1_000_000))
const hexadecimal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const fixtureId = v.pipe(v.string(), v.regex(/^[a-z]{2,12}-\d{1,7}-\d$/))

export const sport = v.picklist(['football', 'shooter', 'arena'])
export type Sport = v.InferOutput<typeof sport>

/** `open`: takes bets. `void`: abandoned, and all bets are refunded. */
export const phase = v.picklist(['open', 'live', 'ended', 'void'])
export type Phase = v.InferOutput<typeof phase>

const price = v.object({ pick, odds })
export type Price = v.InferOutput<typeof price>

const fixtureBase = {
  id: fixtureId,
  sport,
  kind: v.picklist(['goals', 'series']),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: moment,
  endsAt: moment,
  phase,
  /** Minutes played or maps played, depending on the sport. */
  played: whole,
  /** Null until the start. */
  score: v.nullable(score),
}

export const fixture = v.object({
  ...fixtureBase,
  /** Odds of the first market; empty if the fixture takes no bets. */
  prices: v.array(price),
  /** Number of picks in all other markets. */
  more: whole,
})
export type Fixture = v.InferOutput<typeof fixture>

export const fixtureList = v.object({ now: moment, fixtures: v.array(fixture) })
export type FixtureList = v.InferOutput<typeof fixtureList>

export const fixtureSheet = v.object({
  ...fixtureBase,
  prices: v.array(price),
  /** The side that each news item favours, in order of publication. */
  news: v.array(side),
  /** The seed's SHA-256, and the seed itself, which is null until the fixture ends. */
  proof: v.object({ seedHash: hexadecimal, seed: v.nullable(hexadecimal), model: fixtureModel }),
})
export type FixtureSheet = v.InferOutput<typeof fixtureSheet>

const { player, nodeId, name, vendor, backUrl, palette, art, balance, currency, returnBp } =
  openedGame.entries
export const openedBook = v.object({
  player,
  nodeId,
  name,
  vendor,
  backUrl,
  palette,
  art,
  balance,
  currency,
  returnBp,
  now: moment,
  /** The default sport comes first. */
  sports: v.pipe(v.array(sport), v.minLength(1)),
  limits: v.object({
    /** Lowest and highest stake of a bet, in minor units. */
    least: notNegative,
    most: notNegative,
    legs: whole,
    /** Highest odds of a bet, in hundredths. */
    odds: whole,
  }),
})
export type OpenedBook = v.InferOutput<typeof openedBook>

/** Current state of a selected leg. `odds` is null if the leg is no longer offered. */
const quote = v.object({ fixture: fixtureId, pick, phase, odds: v.nullable(odds) })
export type Quote = v.InferOutput<typeof quote>

export const bookStatus = v.object({ balance, quotes: v.array(quote) })
export type BookStatus = v.InferOutput<typeof bookStatus>

export const MOST_LEGS = 10
const leg = v.object({ fixture: fixtureId, pick, odds })

export const slipMode = v.picklist(['single', 'multiple'])
export type SlipMode = v.InferOutput<typeof slipMode>

/**
 * A slip. `single` places one bet per leg, `multiple` one bet on all legs. No two legs may share a fixture.
 */
export const placeSlip = v.object({
  /** Idempotency key. The same key and slip return the same bets. */
  key: v.pipe(v.string(), v.uuid()),
  mode: slipMode,
  /** Stake of each bet in minor units. */
  stake: v.pipe(minorUnits, v.minValue(1)),
  legs: v.pipe(
    v.array(leg),
    v.minLength(1),
    v.maxLength(MOST_LEGS),
    v.check((legs) => new Set(legs.map((one) => one.fixture)).size === legs.length),
  ),
})
export type PlaceSlip = v.InferOutput<typeof placeSlip>

const betLeg = v.object({
  fixture: fixtureId,
  sport,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: moment,
  pick,
  odds,
  phase,
  score: v.nullable(score),
  outcome: v.nullable(v.picklist(['won', 'lost', 'void'])),
})
export type BetLeg = v.InferOutput<typeof betLeg>

export const sportsBet = v.object({
  id: v.string(),
  mode: slipMode,
  stake: notNegative,
  /** Combined odds at the time of the bet, in hundredths. */
  odds,
  /** Null while the bet is open. */
  payout: v.nullable(notNegative),
  state: v.picklist(['open', 'won', 'lost', 'void']),
  placedAt: moment,
  endsAt: moment,
  legs: v.array(betLeg),
})
export type SportsBet = v.InferOutput<typeof sportsBet>

export const placedSlip = v.object({ bets: v.array(sportsBet), balance, currency })
export type PlacedSlip = v.InferOutput<typeof placedSlip>

/** The player's bets in this game, newest first. */
export const betPage = v.object({ bets: v.array(sportsBet), next: v.nullable(v.string()) })
export type BetPage = v.InferOutput<typeof betPage>

export const sportsRefusal = v.variant('code', [
  ...playRefusal.options,
  /** Some legs have started, or odds have changed. Nothing was placed. `quotes` shows the current state. */
  v.object({ code: v.literal('sports.changed'), value: v.object({ quotes: v.array(quote) }) }),
])
export type SportsRefusal = v.InferOutput<typeof sportsRefusal>
