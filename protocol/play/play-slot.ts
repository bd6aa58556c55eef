import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Reel symbols: four card suits, three companions, the top symbol, wild and scatter. */
export const slotSymbols = ['p', 'c', 'e', 'o', 'x', 'y', 'z', 't', 'w', 's'] as const
export const slotSymbol = v.picklist(slotSymbols)
export type SlotSymbol = v.InferOutput<typeof slotSymbol>

const lineWin = v.object({
  /** Index into `lines` of the rules. */
  line: whole,
  symbol: slotSymbol,
  /** How many equal symbols are in a row, from the left. */
  count: whole,
  amount: notNegative,
})

const slotSpin = v.object({
  /** For each reel, the position on the strip that the upper row shows. */
  stops: v.array(whole),
  wins: v.array(lineWin),
  scatters: whole,
  amount: notNegative,
})
export type SlotSpin = v.InferOutput<typeof slotSpin>

export const slotRound = v.object({
  ...roundBase,
  engine: v.literal('slot'),
  /** Index of the set of strips that the round uses. */
  strips: v.picklist([0, 1]),
  /** The paid spin, followed by the free ones. */
  spins: v.pipe(v.array(slotSpin), v.minLength(1)),
})
export type SlotRound = v.InferOutput<typeof slotRound>

export const slotRules = v.object({
  engine: v.literal('slot'),
  /** Two sets of five strips. Each letter is a symbol. */
  strips: v.array(v.array(v.string())),
  /** Probability of the second set, in units of 1/2³². */
  secondSet: whole,
  /** For each line, the row on each reel; 0 is the upper row. */
  lines: v.array(v.array(whole)),
  /** Payouts for three, four and five in a row, as multiples of the line stake. */
  pays: v.record(slotSymbol, v.array(whole)),
  /** Number of free spins for three, four and five scatters, and the multiplier for their wins. */
  freeSpins: v.array(whole),
  freeMultiplier: whole,
})
export type SlotRules = v.InferOutput<typeof slotRules>
