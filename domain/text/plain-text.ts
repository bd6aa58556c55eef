import * as v from 'valibot'
import { isWithoutStackedMarks, withoutStackedMarks } from './combining-marks.ts'

/** Control characters, and those that turn the order in which text is read: with them it reads as something else. */
const MISLEADING = '\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029\\ufeff'
/** Each of them but what parts lines and columns. */
export const misleading = new RegExp(`(?![\\n\\t])[${MISLEADING}]`, 'gu')
const withoutMisleading = new RegExp(`^[^${MISLEADING}]*$`, 'u')
/** Something that is seen; characters without width, and letters that are blank, alone are not. */
export const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What somebody says to others, on one line of at most so many characters.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.regex(withoutMisleading),
    v.regex(visible),
    v.check(isWithoutStackedMarks),
  )

/** Words on lines of their own as they are kept: lines stay lines, what misleads is left out. Empty where nothing is left to see. */
export function madeAdded(text: string): string {
  const plain = withoutStackedMarks(text.replace(misleading, '')).trim()
  return visible.test(plain) ? plain : ''
}

const withoutWhatMisleads = v.transform(madeAdded)

/**
 * What somebody adds in words of their own, on as many lines as they like and of at most so many characters. What would make it
 * read as something else is left out.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const addedText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), withoutWhatMisleads)

/**
 * A name of somebody's own making, cleaned in the same way; something of it is left.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const givenName = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), withoutWhatMisleads, v.nonEmpty())
