import { cleanTyped } from './typed-text.ts'

/** What separates the decimals in the reader's language. */
export type DecimalSign = '.' | ','

/**
 * Why a typed text is not taken as a number.
 *
 * - `unreadable`: it is not a number
 * - `ambiguous`: its sign could separate thousands or decimals
 * - `negative`: it is below zero
 * - `tooFine`: it has more decimals than are kept
 * - `otherCurrency`: it names another currency than the field's
 * - `tooLarge`: it has more digits than any number that is asked for
 */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'negative' | 'tooFine' | 'otherCurrency' | 'tooLarge'

/** A number in parts of which `10 ** decimals` are one; null where nothing is typed; else why it is not taken. */
export type ParsedNumber = number | null | NumberProblem

/** Digits before the decimals of a share or a count. */
const LONGEST_NUMBER = 6
/** Digits before the decimals of an amount of money. */
const LONGEST_AMOUNT = 10

/** The largest number that is taken, in parts of which `10 ** decimals` are one. */
export const largestNumber = (decimals: number): number => 10 ** (LONGEST_NUMBER + decimals) - 1

/** The largest amount of money that is taken, in minor units. */
export const LARGEST_AMOUNT = 10 ** (LONGEST_AMOUNT + 2) - 1

/** The full stop or comma of the sentence that a number was copied from: after decimals, a word, or groups parted by the same sign. */
const END_OF_SENTENCE = /(?<=[.,]\d{1,2}|[\p{L}%])[.,]$|(?<=([.,])\d{3})\1$/u

const cleanNumber = (typed: string): string => cleanTyped(typed).replace(END_OF_SENTENCE, '')

/** A share with at most `decimals` decimals. Both signs separate decimals, and a percent sign at the end is left out. */
export const parseShare = (typed: string, decimals: number): ParsedNumber =>
  parse(cleanNumber(typed).replace(/ ?%$/, ''), { decimals, longest: LONGEST_NUMBER })

/** A whole number of at most `longest` digits, with or without groups of three digits. */
export const parseCount = (
  typed: string,
  decimalSign: DecimalSign,
  longest: number = LONGEST_NUMBER,
): ParsedNumber => parse(cleanNumber(typed), { decimals: 0, longest, decimalSign })

/** How people name the currency of a sign. */
const names: Readonly<Record<string, readonly string[]>> = { R$: ['brl', 'real', 'reais', 'reals'] }

/** A minus or plus sign, the name of a currency on either side, and the number in between. */
const AMOUNT = /^([-(+]?) ?([\p{L}\p{Sc}/]*) ?(.*?) ?([\p{L}\p{Sc}/]*)$/u

/** An amount of money in minor units, as it is written, typed or pasted, with or without the currency of the field, such as `R$`. */
export function parseAmount(
  typed: string,
  { decimalSign, sign }: { decimalSign: DecimalSign; sign: string },
): ParsedNumber {
  const text = cleanNumber(typed).toLowerCase()
  const own = [sign.toLowerCase(), ...(names[sign] ?? [])]
  if (own.some((name) => name.startsWith(text))) return null
  const [, plusOrMinus = '', before = '', number = '', after = ''] = AMOUNT.exec(text) ?? []
  const others = [before, after].filter((name) => name !== '' && !own.includes(name) && signOf(name) !== sign)
  if (others.length > 0) return others.every(isCurrency) ? 'otherCurrency' : 'unreadable'
  return parse(plusOrMinus + number, { decimals: 2, longest: LONGEST_AMOUNT, decimalSign })
}

const isCode = (name: string): boolean => Intl.supportedValuesOf('currency').includes(name.toUpperCase())

const isCurrency = (name: string): boolean => /\p{Sc}/u.test(name) || isCode(name)

/** The sign of a currency by its ISO 4217 code; undefined where it is none. */
const signOf = (name: string): string | undefined =>
  isCode(name)
    ? new Intl.NumberFormat('en', { style: 'currency', currency: name, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value
    : undefined

type Rule = {
  decimals: number
  /** Most digits before the decimals. */
  longest: number
  /** Where groups of three digits are taken. */
  decimalSign?: DecimalSign
}

const PLAIN = /^(\d+)(?:([.,])(\d*))?$/
const GROUPED = /^([1-9]\d{0,2}(?:([., '])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/
function parse(text: string, { decimals, longest, decimalSign }: Rule): ParsedNumber {
  if (text === '') return null
  const number = text
    .replace(/^\+ ?/, '')
    .replace(/[’‘ʼ′`]/g, "'")
    .replace(/^(?=[.,]\d)/, '0')
  if (/^[-(] ?[\d.,]/.test(number)) return 'negative'
  if (decimalSign !== undefined) {
    const [, groups, mark, sign, digits = ''] = GROUPED.exec(number) ?? []
    if (groups !== undefined && sign !== mark) {
      // Three digits after the language's decimal sign: a group or too many decimals.
      if (sign === undefined && mark === decimalSign && groups.split(mark).length === 2) return 'ambiguous'
      return inParts(groups.replace(/\D/g, ''), digits, {
        decimals,
        longest,
        isSeparated: sign !== undefined,
      })
    }
  }
  const [, whole, sign, digits = ''] = PLAIN.exec(number) ?? []
  if (whole === undefined) return 'unreadable'
  return inParts(whole, digits, { decimals, longest, isSeparated: sign !== undefined })
}

function inParts(
  whole: string,
  digits: string,
  { decimals, longest, isSeparated }: { decimals: number; longest: number; isSeparated: boolean },
): ParsedNumber {
  if (digits.length > decimals || (decimals === 0 && isSeparated)) return 'tooFine'
  if (whole.replace(/^0+/, '').length > longest) return 'tooLarge'
  return Number(whole + digits.padEnd(decimals, '0'))
}
