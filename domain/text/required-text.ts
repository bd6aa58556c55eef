import * as v from 'valibot'
import { addedText, plainAddedText } from './plain-text.ts'

/** Length without characters that only shape others, as these carry no meaning. */
export const visibleLength = (text: string): number =>
  plainAddedText(text)
    .replace(/\p{Cf}/gu, '')
    .trim().length

/**
 * Required free text, cleaned in the same way, with at least `least` meaningful characters.
 * @__NO_SIDE_EFFECTS__
 */
export const requiredText = (least: number, most: number) => {
  const isLongEnough = (text: string) => visibleLength(text) >= least
  return v.pipe(addedText(most), v.check(isLongEnough))
}
