import { cleanTyped, withoutSeparators } from './typed-text.ts'

const LETTER = /\p{L}/u
/**
 * Matches digits that may be a code: digits that are not part of a word, date, time, amount, percentage, URL
 * or telephone number.
 */
const CANDIDATE =
  /(?<![\p{L}\d]|\d[.,:/-]|[+@/$€]|[$€] )(?:(?<!\d )\d{3}[ -]\d{3}(?! \d{3})|\d{6}|(?<!\d )\d{4,8}(?! \d))(?![\p{L}\d]|[.,:/-]\d| ?%)/gu
/** Two groups of digits with a dot between them. They could also be an amount. */
const DOTTED = /(?<![\p{L}\d]|\d[.,:/-]|[+@/$€]|[$€] )\d{3}\.\d{3}(?![\p{L}\d]|[.,:/-]\d| ?%)/gu
const WORD_FOR_CODE = /c[oó]digo|code|senha|token|\bpin\b|\botp\b/giu
/** Length of the platform's SMS and email codes, and of codes from authenticator apps. */
const USUAL_DIGITS = 6
const MOST_DIGITS = 8

type Span = { start: number; end: number; text: string }

const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: withoutSeparators(found),
  }))

const distance = (one: Span, other: Span): number => Math.max(one.start - other.end, other.start - one.end)

/**
 * The most likely code in a text. Prefers numbers of the usual length, then the one nearest to a word such as
 * “code”.
 */
function codeInText(text: string): string | undefined {
  const plain = spansOf(CANDIDATE, text)
  const candidates = plain.length > 0 ? plain : spansOf(DOTTED, text)
  const usual = candidates.filter(({ text: digits }) => digits.length === USUAL_DIGITS)
  const words = spansOf(WORD_FOR_CODE, text)
  const distanceToWords = (candidate: Span) => Math.min(...words.map((word) => distance(candidate, word)))
  const [nearest] = (usual.length > 0 ? usual : candidates).toSorted((one, other) =>
    words.length === 0 ? 0 : distanceToWords(one) - distanceToWords(other),
  )
  return nearest?.text
}

const codeAmongWords = (text: string): string | undefined =>
  LETTER.test(text) ? codeInText(text) : undefined

/**
 * Finds the code among too many digits. A code may have been pasted twice. Otherwise, the first group of the
 * usual length counts.
 */
function codeAmongDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length <= MOST_DIGITS) return undefined
  const twice = /^(\d{4,8})\1+$/.exec(digits)?.[1]
  const groups = text.match(/(?<!\d)(?:\d{3}[ .-]\d{3}|\d+)(?!\d)/g) ?? []
  return twice ?? groups.map(withoutSeparators).find((group) => group.length === USUAL_DIGITS)
}

/**
 * Extracts the code from typed or pasted text, such as a whole SMS. A text with letters but without a code is
 * only cleaned. Empty if the text has neither digits nor letters.
 */
export function codeIn(typed: string): string {
  const text = cleanTyped(typed)
  return (
    codeAmongWords(text) ?? (LETTER.test(text) ? text : (codeAmongDigits(text) ?? text.replace(/\D/g, '')))
  )
}

/** The text that a code field shows: the code found in a longer input, or else the input unchanged. */
export function shownCode(typed: string): string {
  const text = cleanTyped(typed)
  return codeAmongWords(text) ?? (LETTER.test(text) ? typed : (codeAmongDigits(text) ?? typed))
}
