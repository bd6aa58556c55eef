import * as v from 'valibot'
import { addedText, madeAdded } from './plain-text.ts'

/** Length without characters that only shape others, as these carry no meaning. */
export const lengthSaid = (text: string): number =>
  madeAdded(text)
    .replace(/\p{Cf}/gu, '')
    .trim().length

/**
 * Required free text, cleaned in the same way, with at least `least` meaningful characters.
 * @__NO_SIDE_EFFECTS__
 */
export const saidText = (least: number, most: number) => {
  const saysEnough = (text: string) => lengthSaid(text) >= least
  return v.pipe(addedText(most), v.check(saysEnough))
}
