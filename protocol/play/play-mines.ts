import * as v from 'valibot'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Index of a cell, starting at 0. */
const fieldCell = v.pipe(whole, v.maxValue(FIELD_CELLS - 1))

export const minesRound = v.object({
  ...roundBase,
  engine: v.literal('mines'),
  mines: whole,
  /** The opened safe cells, in order of opening. */
  opened: v.array(whole),
  hit: v.nullable(whole),
  /** Positions of the mines; null while the round is open. */
  field: v.nullable(v.array(whole)),
})
export type MinesRound = v.InferOutput<typeof minesRound>

export const minesRules = v.object({
  engine: v.literal('mines'),
  mines: v.object({ least: whole, most: whole }),
  mostMultiplied: whole,
})
export type MinesRules = v.InferOutput<typeof minesRules>

export const reveal = v.object({ kind: v.literal('reveal'), cell: fieldCell })
export const cashOut = v.object({ kind: v.literal('cashOut') })
