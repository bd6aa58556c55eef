import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { roundBase } from './play-round.ts'

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

export const slotRules = v.object({
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
