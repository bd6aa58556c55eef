import * as v from 'valibot'
import { addedText, plainAddedText } from './plain-text.ts'

/**
 * Returns the length of a text without misleading and formatting characters, which must not count towards a
 * minimum.
 */
export const visibleLength = (text: string): number =>
  plainAddedText(text)
    .replace(/\p{Cf}/gu, '')
    .trim().length

/**
 * Required free text, cleaned like `addedText`. Its visible length must be at least `least`.
 * @__NO_SIDE_EFFECTS__
 */
export const requiredText = (least: number, most: number) => {
  const isLongEnough = (text: string) => visibleLength(text) >= least
  return v.pipe(addedText(most), v.check(isLongEnough))
}
