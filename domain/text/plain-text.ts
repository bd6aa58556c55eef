import * as v from 'valibot'
import { isWithoutStackedMarks, withoutStackedMarks } from './combining-marks.ts'

/** Control characters, and characters that change the order in which text is displayed. */
const MISLEADING = '\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029\\ufeff'
export const misleading = new RegExp(`(?![\\n\\t])[${MISLEADING}]`, 'gu')
const withoutMisleading = new RegExp(`^[^${MISLEADING}]*$`, 'u')
/** A visible character. Zero-width characters and blank letters do not count. */
export const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Text that other people read: a single line of at most `most` characters. @__NO_SIDE_EFFECTS__ */
export const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.regex(withoutMisleading),
    v.regex(visible),
    v.check(isWithoutStackedMarks),
  )

/**
 * Removes misleading characters and excess combining marks, but keeps line breaks. Empty if nothing visible
 * is left.
 */
export function plainAddedText(text: string): string {
  const plain = withoutStackedMarks(text.replace(misleading, '')).trim()
  return visible.test(plain) ? plain : ''
}

const withoutWhatMisleads = v.transform(plainAddedText)

/**
 * Optional multi-line text of at most `most` characters, without misleading characters.
 * @__NO_SIDE_EFFECTS__
 */
export const addedText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), withoutWhatMisleads)

/**
 * A name chosen by a user, cleaned like `addedText`. It must contain a visible character.
 * @__NO_SIDE_EFFECTS__
 */
export const givenName = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), withoutWhatMisleads, v.nonEmpty())
