import * as v from 'valibot'

/** Control characters, and those that turn the order in which text is read: with them it reads as something else. */
const MISLEADING = '\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029\\ufeff'
const misleading = new RegExp(`[${MISLEADING}]`, 'gu')
const withoutMisleading = new RegExp(`^[^${MISLEADING}]*$`, 'u')
/** Something that is seen; characters without width alone are not. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What somebody says to others, on one line of at most so many characters.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const plainText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(withoutMisleading), v.regex(visible))

/** Lines stay lines. */
const withoutWhatMisleads = v.transform((text: string) =>
  text.replace(misleading, (sign) => (sign === '\n' || sign === '\t' ? sign : '')),
)

/**
 * What somebody adds in words of their own, on as many lines as they like and of at most so many characters. What would make it
 * read as something else is left out.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const addedText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), withoutWhatMisleads, v.trim())

/**
 * A name of somebody's own making, cleaned in the same way; something of it is left.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const givenName = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most), withoutWhatMisleads, v.trim(), v.nonEmpty())

/** A text as it may be sent: what would be refused in it is left out, or is a space where it parted words. Empty where nothing is left to see. */
export function madePlain(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(misleading, '')
    .trim()
  return visible.test(plain) ? plain : ''
}
