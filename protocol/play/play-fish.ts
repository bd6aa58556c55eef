import * as v from 'valibot'
import { fishSpecies } from '#domain/play/fish-odds.ts'
import { roundBase } from './play-round.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const fishRound = v.object({
  ...roundBase,
  engine: v.literal('fish'),
  /** What the shot was aimed at. */
  species: v.picklist(fishSpecies),
  /** The return it was made with, hundredths of a percent. */
  returnBp: whole,
  caught: v.boolean(),
})
export type FishRound = v.InferOutput<typeof fishRound>

export const fishRules = v.object({ engine: v.literal('fish') })

/** What a shot says beside stake and key. */
export const fishBet = v.object({ species: v.picklist(fishSpecies) })
