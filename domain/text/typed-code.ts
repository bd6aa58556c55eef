import { cleanTyped, withoutSeparators } from './typed-text.ts'

const LETTER = /\p{L}/u
/** Digits that can be a code within a text: no part of a word, date, time, amount, percentage, address or telephone number. */
const CANDIDATE =
  /(?<![\p{L}\d]|\d[.,:/-]|[+@/$€]|[$€] )(?:(?<!\d )\d{3}[ -]\d{3}(?! \d{3})|\d{6}|(?<!\d )\d{4,8}(?! \d))(?![\p{L}\d]|[.,:/-]\d| ?%)/gu
/** Two groups parted by a dot, which an amount may be as well. */
const DOTTED = /(?<![\p{L}\d]|\d[.,:/-]|[+@/$€]|[$€] )\d{3}\.\d{3}(?![\p{L}\d]|[.,:/-]\d| ?%)/gu
const WORD_FOR_CODE = /c[oó]digo|code|senha|token|\bpin\b|\botp\b/giu
/** Digits of the codes that are texted, mailed, and shown by authenticator apps. */
const USUAL_DIGITS = 6
/** Most digits that any code has. */
const MOST_DIGITS = 8

type Span = { start: number; end: number; text: string }

const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: withoutSeparators(found),
  }))

/** Characters between two spans. */
const distance = (one: Span, other: Span): number => Math.max(one.start - other.end, other.start - one.end)

/** Of several numbers in a text, one with the usual number of digits, and the nearest to a word for code. */
function codeInText(text: string): string | undefined {
  const plain = spansOf(CANDIDATE, text)
  const candidates = plain.length > 0 ? plain : spansOf(DOTTED, text)
  const usual = candidates.filter(({ text: digits }) => digits.length === USUAL_DIGITS)
  const words = spansOf(WORD_FOR_CODE, text)
  const toWord = (candidate: Span) => Math.min(...words.map((word) => distance(candidate, word)))
  const [nearest] = (usual.length > 0 ? usual : candidates).toSorted((one, other) =>
    words.length === 0 ? 0 : toWord(one) - toWord(other),
  )
  return nearest?.text
}

/** The code in a text with words, if there is one. */
const codeAmongWords = (text: string): string | undefined =>
  LETTER.test(text) ? codeInText(text) : undefined

/** The code in digits that are more than any code has: one that was pasted twice, or the first group that is as long as a code. */
function codeAmongDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length <= MOST_DIGITS) return undefined
  const twice = /^(\d{4,8})\1+$/.exec(digits)?.[1]
  const groups = text.match(/(?<!\d)(?:\d{3}[ .-]\d{3}|\d+)(?!\d)/g) ?? []
  return twice ?? groups.map(withoutSeparators).find((group) => group.length === USUAL_DIGITS)
}

/** The code in what was typed or pasted, a whole text message included. Empty without digits; words without a code stay. */
export function codeIn(typed: string): string {
  const text = cleanTyped(typed)
  return (
    codeAmongWords(text) ?? (LETTER.test(text) ? text : (codeAmongDigits(text) ?? text.replace(/\D/g, '')))
  )
}

/** What a field for a code shows: the code of what was pasted with more around it, else what was typed as it was typed. */
export function shownCode(typed: string): string {
  const text = cleanTyped(typed)
  return codeAmongWords(text) ?? (LETTER.test(text) ? typed : (codeAmongDigits(text) ?? typed))
}
