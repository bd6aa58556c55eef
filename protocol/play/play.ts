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
 * What a game's frame and its vendor say to each other under `/play/api`. It is no part of the site's contract: an
 * operator's own vendors have protocols of their own.
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

/** Colours of the game's print, `#rrggbb`. */
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
  /** Who plays, as the vendor tells its players apart. */
  player: v.string(),
  nodeId: whole,
  name: v.string(),
  vendor: v.string(),
  /** Path on the site to which the way back leads. */
  backUrl: v.string(),
  palette,
  /** Version of the drawn pictures, for their addresses. */
  art: v.string(),
  ...money.entries,
  /** Stakes that may be chosen, small to large, minor units. */
  stakes: v.pipe(v.array(notNegative), v.minLength(1)),
  /** Stated return, hundredths of a percent. */
  returnBp: whole,
  rules: v.variant('engine', [slotRules, minesRules, liveRules, duelRules, tableRules, fishRules]),
  /** Hash of the seed that the next round will be played with. */
  nextSeedHash: seedHash,
  unfinished: v.nullable(playRound),
})
export type OpenedGame = v.InferOutput<typeof openedGame>

/** What a bet or a step comes back with: the round as it stands and what the member has. */
export const played = v.object({ round: playRound, ...money.entries, nextSeedHash: seedHash })
export type Played = v.InferOutput<typeof played>

export const startRound = v.object({
  /** Made once per intent; the same key with the same bet brings the same round again. */
  key: v.pipe(v.string(), v.uuid()),
  stake: v.pipe(minorUnits, v.minValue(1)),
  clientSeed,
  /** For mines. */
  mines: v.optional(whole),
  /** For a live table. */
  live: v.optional(liveBet),
  /** For a duel. */
  duel: v.optional(duelBet),
  /** For a table of one's own. */
  table: v.optional(tableBet),
  /** For a shot at a fish. */
  fish: v.optional(fishBet),
})
export type StartRound = v.InferOutput<typeof startRound>

/** A step of an open round. The same step again changes nothing and brings the round as it stands. */
export const stepRound = v.object({
  roundId: v.pipe(v.string(), v.uuid()),
  step: v.variant('kind', [reveal, cashOut]),
})
export type StepRound = v.InferOutput<typeof stepRound>

/** The rounds of this game, newest first. */
export const roundPage = v.object({ rounds: v.array(playRound), next: v.nullable(v.string()) })
export type RoundPage = v.InferOutput<typeof roundPage>

/** What is refused in words that the page has; `value` differs. */
export const playRefusal = v.variant('code', [
  /** The game was opened too long ago, or its member has left or must change the password first. */
  v.object({ code: v.literal('play.ended'), value: v.object({}) }),
  /** The site is closed. ISO 8601 end, when it is known. */
  v.object({ code: v.literal('play.siteClosed'), value: v.object({ until: v.nullable(v.string()) }) }),
  /** The vendor is closed to new rounds. */
  v.object({ code: v.literal('play.vendorClosed'), value: v.object({ until: v.nullable(v.string()) }) }),
  v.object({ code: v.literal('play.short'), value: money }),
  /** The stake, or what was chosen with it, is not offered, or no longer. */
  v.object({ code: v.literal('play.stake'), value: v.object({}) }),
  /** The shared round takes no more bets. */
  v.object({ code: v.literal('play.locked'), value: v.object({}) }),
  /** Another round of this game is still open. */
  v.object({ code: v.literal('play.unfinished'), value: played }),
  v.object({ code: v.literal('play.missing'), value: v.object({}) }),
])
export type PlayRefusal = v.InferOutput<typeof playRefusal>
