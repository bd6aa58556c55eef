import * as v from 'valibot'
import { addedText, plainAddedText } from './plain-text.ts'

/** Length without formatting characters, which carry no meaning of their own. */
export const visibleLength = (text: string): number =>
  plainAddedText(text)
    .replace(/\p{Cf}/gu, '')
    .trim().length

/**
 * Required free text, cleaned as `addedText` is, with at least `least` meaningful characters.
 * @__NO_SIDE_EFFECTS__
 */
export const requiredText = (least: number, most: number) => {
  const isLongEnough = (text: string) => visibleLength(text) >= least
  return v.pipe(addedText(most), v.check(isLongEnough))
}
