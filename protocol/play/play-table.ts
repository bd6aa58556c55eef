import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { chanceRange, ROLLS } from '#domain/play/dice-odds.ts'
import { plinkoRisks, plinkoRows } from '#domain/play/plinko-odds.ts'
import { POCKETS, rouletteSpots } from '#domain/play/roulette-odds.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tableVariants = ['roulette', 'dice', 'plinko'] as const
export type TableVariant = (typeof tableVariants)[number]

const chip = v.object({ spot: v.picklist(rouletteSpots), amount: v.pipe(notNegative, v.minValue(1)) })

/** The bet without its stake. In roulette, the chips add up to the stake. */
export const tableBet = v.variant('variant', [
  v.object({
    variant: v.literal('roulette'),
    chips: v.pipe(v.array(chip), v.minLength(1), v.maxLength(rouletteSpots.length)),
  }),
  v.object({
    variant: v.literal('dice'),
    side: v.picklist(['under', 'over']),
    /** Percentage of rolls that win. */
    chance: v.pipe(whole, v.minValue(chanceRange.least), v.maxValue(chanceRange.most)),
  }),
  v.object({
    variant: v.literal('plinko'),
    rows: v.picklist(plinkoRows),
    risk: v.picklist(plinkoRisks),
  }),
])
export type TableBet = v.InferOutput<typeof tableBet>

export const tableLanded = v.variant('variant', [
  v.object({ variant: v.literal('roulette'), pocket: v.pipe(whole, v.maxValue(POCKETS - 1)) }),
  v.object({ variant: v.literal('dice'), roll: v.pipe(whole, v.maxValue(ROLLS - 1)) }),
  /** 1 for each step of the ball to the right, 0 for each to the left. */
  v.object({ variant: v.literal('plinko'), path: v.array(v.picklist([0, 1])) }),
])
export type TableLanded = v.InferOutput<typeof tableLanded>

export const tableRound = v.object({
  ...roundBase,
  engine: v.literal('table'),
  bet: tableBet,
  /** Return to player in this round, in hundredths of a percent. */
  returnBp: whole,
  landed: tableLanded,
})
export type TableRound = v.InferOutput<typeof tableRound>

export const tableRules = v.object({
  engine: v.literal('table'),
  variant: v.picklist(tableVariants),
  /** Lowest and highest total stake of a round, in minor units. */
  total: v.object({ least: whole, most: whole }),
})
export type TableRules = v.InferOutput<typeof tableRules>
