import { cleanTyped, withoutSeparators } from './typed-text.ts'

const LETTER = /\p{L}/u
/** Digits that can be a code within a text: no part of a word, date, time, amount, percentage, address or telephone number. */
const CANDIDATE =
  /(?<![\p{L}\d]|\d[.,:/-]|[+@/$€]|[$€] )(?:(?<!\d )\d{3}[ -]\d{3}(?! \d{3})|\d{6}|(?<!\d )\d{4,8}(?! \d))(?![\p{L}\d]|[.,:/-]\d| ?%)/gu
const WORD_FOR_CODE = /c[oó]digo|code|senha|token|\bpin\b|\botp\b/giu
/** Digits of the codes that are texted, mailed, and shown by authenticator apps. */
const USUAL_DIGITS = 6

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
  const candidates = spansOf(CANDIDATE, text)
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

/** The code in what was typed or pasted, a whole text message included. Empty without digits; words without a code stay. */
export function codeIn(typed: string): string {
  const text = cleanTyped(typed)
  return codeAmongWords(text) ?? (LETTER.test(text) ? text : text.replace(/\D/g, ''))
}

/** What a field for a code shows: the code of a message that was pasted whole, else what was typed as it was typed. */
export const shownCode = (typed: string): string => codeAmongWords(cleanTyped(typed)) ?? typed
