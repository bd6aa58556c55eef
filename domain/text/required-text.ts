import * as v from 'valibot'
import { addedText, madeAdded } from './plain-text.ts'

/** How long a text is without the signs that only shape others: they say nothing. */
export const lengthSaid = (text: string): number =>
  madeAdded(text)
    .replace(/\p{Cf}/gu, '')
    .trim().length

/**
 * What somebody has to say in words of their own, cleaned in the same way, of so many characters that say something at least.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const saidText = (least: number, most: number) => {
  const saysEnough = (text: string) => lengthSaid(text) >= least
  return v.pipe(addedText(most), v.check(saysEnough))
}
