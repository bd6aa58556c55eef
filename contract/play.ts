import * as v from 'valibot'
import { FIELD_CELLS } from './mines-odds.ts'
import { minorUnits, notNegative } from './money.ts'
import { liveBet, liveRound, liveRules } from './play-live.ts'
import { clientSeed, roundBase, seedHash } from './play-round.ts'

/**
 * What a game's frame and its vendor say to each other under `/play/api`. It is no part of the site's contract: an
 * operator's own vendors have protocols of their own.
 */

export const engines = ['slot', 'mines', 'live', 'sports'] as const
export const engineName = v.picklist(engines)
export type EngineName = v.InferOutput<typeof engineName>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The signs of a drum: four suits, three companions, the top figure, wild and scatter. */
export const slotSymbols = ['p', 'c', 'e', 'o', 'x', 'y', 'z', 't', 'w', 's'] as const
export const slotSymbol = v.picklist(slotSymbols)
export type SlotSymbol = v.InferOutput<typeof slotSymbol>

const lineWin = v.object({
  /** Index into the rules' lines. */
  line: whole,
  symbol: slotSymbol,
  /** How many in a row, from the left. */
  count: whole,
  amount: notNegative,
})

const slotSpin = v.object({
  /** For each reel the place on its strip that stands in the upper row. */
  stops: v.array(whole),
  wins: v.array(lineWin),
  scatters: whole,
  amount: notNegative,
})
export type SlotSpin = v.InferOutput<typeof slotSpin>

export const slotRound = v.object({
  ...roundBase,
  engine: v.literal('slot'),
  /** Which of the two sets of strips was dealt. */
  strips: v.picklist([0, 1]),
  /** The spin that was paid for, then the free ones. */
  spins: v.pipe(v.array(slotSpin), v.minLength(1)),
})
export type SlotRound = v.InferOutput<typeof slotRound>

export const minesRound = v.object({
  ...roundBase,
  engine: v.literal('mines'),
  mines: whole,
  /** Clear cells in the order in which they were opened. */
  opened: v.array(whole),
  /** The mine that was hit. */
  hit: v.nullable(whole),
  /** Where the mines are; null while the round is open. */
  field: v.nullable(v.array(whole)),
})
export type MinesRound = v.InferOutput<typeof minesRound>

export const playRound = v.variant('engine', [slotRound, minesRound, liveRound])
export type PlayRound = v.InferOutput<typeof playRound>

const slotRules = v.object({
  engine: v.literal('slot'),
  /** Two sets of five strips, one letter a place. */
  strips: v.array(v.array(v.string())),
  /** In how many of 2³² deals the second set is dealt. */
  secondSet: whole,
  /** For each line the row on each reel, 0 the upper one. */
  lines: v.array(v.array(whole)),
  /** Times the stake of a line, for three, four and five in a row. */
  pays: v.record(slotSymbol, v.array(whole)),
  /** Free spins for three, four and five scatters, and what their wins are multiplied by. */
  freeSpins: v.array(whole),
  freeMultiplier: whole,
})
export type SlotRules = v.InferOutput<typeof slotRules>

const minesRules = v.object({
  engine: v.literal('mines'),
  mines: v.object({ least: whole, most: whole }),
  mostMultiplied: whole,
})
export type MinesRules = v.InferOutput<typeof minesRules>

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
  rules: v.variant('engine', [slotRules, minesRules, liveRules]),
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
})
export type StartRound = v.InferOutput<typeof startRound>

/** A cell of the field of mines, counted from 0. */
const fieldCell = v.pipe(whole, v.maxValue(FIELD_CELLS - 1))

/** A step of an open round. The same step again changes nothing and brings the round as it stands. */
export const stepRound = v.object({
  roundId: v.pipe(v.string(), v.uuid()),
  step: v.variant('kind', [
    v.object({ kind: v.literal('reveal'), cell: fieldCell }),
    v.object({ kind: v.literal('cashOut') }),
  ]),
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
  v.object({ code: v.literal('play.stake'), value: v.object({}) }),
  /** The shared round takes no more bets. */
  v.object({ code: v.literal('play.locked'), value: v.object({}) }),
  /** Another round of this game is still open. */
  v.object({ code: v.literal('play.unfinished'), value: played }),
  v.object({ code: v.literal('play.missing'), value: v.object({}) }),
])
export type PlayRefusal = v.InferOutput<typeof playRefusal>
