import * as v from 'valibot'
import { duelForms, duelPicks, exchangeEnds, MOST_EXCHANGES } from '#domain/play/duel-odds.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const form = v.pipe(whole, v.maxValue(duelForms.length - 1))

export const duelRound = v.object({
  ...roundBase,
  engine: v.literal('duel'),
  /** Index into `duelForms`, which lists the strengths of the two sides. */
  form,
  pick: v.picklist(duelPicks),
  /** Return to player in this round, in hundredths of a percent. */
  returnBp: whole,
  exchanges: v.pipe(v.array(v.picklist(exchangeEnds)), v.minLength(1), v.maxLength(MOST_EXCHANGES)),
})
export type DuelRound = v.InferOutput<typeof duelRound>

export const duelRules = v.object({ engine: v.literal('duel') })

/** A bet on a duel, without its stake and key. `form` is the form whose odds were displayed. */
export const duelBet = v.object({ form, pick: v.picklist(duelPicks) })
