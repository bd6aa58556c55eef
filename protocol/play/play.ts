import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { duelBet, duelRound, duelRules } from './play-duel.ts'
import { fishBet, fishRound, fishRules } from './play-fish.ts'
import { liveBet, liveRound, liveRules } from './play-live.ts'
import { cashOut, minesRound, minesRules, reveal } from './play-mines.ts'
import { clientSeed, seedHash } from './play-round.ts'
import { slotRound, slotRules } from './play-slot.ts'
import { tableBet, tableRound, tableRules } from './play-table.ts'

/**
 * This file describes the messages between a game's frame and its vendor under `/play/api`. They are not part
 * of the site's protocol, because each real vendor defines its own messages.
 */

export const engines = ['slot', 'mines', 'live', 'sports', 'duel', 'table', 'pvp', 'fish'] as const
export const engineName = v.picklist(engines)
export type EngineName = v.InferOutput<typeof engineName>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
export const playRound = v.variant('engine', [
  slotRound,
  minesRound,
  liveRound,
  duelRound,
  tableRound,
  fishRound,
])
export type PlayRound = v.InferOutput<typeof playRound>

/** Colours of the game's design, as `#rrggbb`. */
const palette = v.object({
  ground: v.string(),
  soft: v.string(),
  deep: v.string(),
  main: v.string(),
  second: v.string(),
  paper: v.string(),
  line: v.string(),
})
export type Palette = v.InferOutput<typeof palette>

const money = v.object({ balance: minorUnits, currency: v.string() })

export const openedGame = v.object({
  player: v.string(),
  nodeId: whole,
  name: v.string(),
  vendor: v.string(),
  /** Path on the site to which the back button leads. */
  backUrl: v.string(),
  palette,
  /** Version of the artwork, contained in the artwork's URLs. */
  art: v.string(),
  ...money.entries,
  /** Stakes to choose from in ascending order, in minor units. */
  stakes: v.pipe(v.array(notNegative), v.minLength(1)),
  /** Stated return to player, in hundredths of a percent. */
  returnBp: whole,
  rules: v.variant('engine', [slotRules, minesRules, liveRules, duelRules, tableRules, fishRules]),
  nextSeedHash: seedHash,
  unfinished: v.nullable(playRound),
})
export type OpenedGame = v.InferOutput<typeof openedGame>

export const played = v.object({ round: playRound, ...money.entries, nextSeedHash: seedHash })
export type Played = v.InferOutput<typeof played>

export const startRound = v.object({
  /** Idempotency key. The same key and bet return the same round. */
  key: v.pipe(v.string(), v.uuid()),
  stake: v.pipe(minorUnits, v.minValue(1)),
  clientSeed,
  mines: v.optional(whole),
  live: v.optional(liveBet),
  duel: v.optional(duelBet),
  table: v.optional(tableBet),
  fish: v.optional(fishBet),
})
export type StartRound = v.InferOutput<typeof startRound>

/** A step of an open round. A repeated step changes nothing and returns the current round. */
export const stepRound = v.object({
  roundId: v.pipe(v.string(), v.uuid()),
  step: v.variant('kind', [reveal, cashOut]),
})
export type StepRound = v.InferOutput<typeof stepRound>

export const roundPage = v.object({ rounds: v.array(playRound), next: v.nullable(v.string()) })
export type RoundPage = v.InferOutput<typeof roundPage>

/** Refusals that the game explains to the player. `value` depends on the code. */
export const playRefusal = v.variant('code', [
  /** The launch has expired, or its member has logged out or must change the password first. */
  v.object({ code: v.literal('play.ended'), value: v.object({}) }),
  /** The site is closed. `until` is when it reopens, as ISO 8601; null if unknown. */
  v.object({ code: v.literal('play.siteClosed'), value: v.object({ until: v.nullable(v.string()) }) }),
  v.object({ code: v.literal('play.vendorClosed'), value: v.object({ until: v.nullable(v.string()) }) }),
  v.object({ code: v.literal('play.short'), value: money }),
  v.object({ code: v.literal('play.stake'), value: v.object({}) }),
  v.object({ code: v.literal('play.locked'), value: v.object({}) }),
  v.object({ code: v.literal('play.unfinished'), value: played }),
  v.object({ code: v.literal('play.missing'), value: v.object({}) }),
])
export type PlayRefusal = v.InferOutput<typeof playRefusal>
