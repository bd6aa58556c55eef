import * as v from 'valibot'
import { fishSpecies } from '#domain/play/fish-odds.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const fishRound = v.object({
  ...roundBase,
  engine: v.literal('fish'),
  species: v.picklist(fishSpecies),
  /** Return to player in this round, in hundredths of a percent. */
  returnBp: whole,
  caught: v.boolean(),
})
export type FishRound = v.InferOutput<typeof fishRound>

export const fishRules = v.object({ engine: v.literal('fish') })

export const fishBet = v.object({ species: v.picklist(fishSpecies) })
