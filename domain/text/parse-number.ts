import { cleanTyped } from './typed-text.ts'

export type DecimalSign = '.' | ','

/**
 * Why a typed text is rejected as a number.
 * - `unreadable`: it is not a number
 * - `ambiguous`: its separator could mean thousands or decimals
 * - `negative`: it is below zero
 * - `tooFine`: it has too many decimals
 * - `otherCurrency`: it names a currency other than the field's
 * - `tooLarge`: it has too many digits
 */
export type NumberProblem = 'unreadable' | 'ambiguous' | 'negative' | 'tooFine' | 'otherCurrency' | 'tooLarge'

/** An integer in units of `10 ** -decimals`, null if the text is empty, or the reason for the rejection. */
export type ParsedNumber = number | null | NumberProblem

/** Maximum number of integer digits in a share or a count. */
const LONGEST_NUMBER = 6
/** Maximum number of integer digits in an amount of money. */
const LONGEST_AMOUNT = 10

/** The largest number accepted, in units of `10 ** -decimals`. */
export const largestNumber = (decimals: number): number => 10 ** (LONGEST_NUMBER + decimals) - 1

/** The largest amount of money accepted, in minor units. */
export const LARGEST_AMOUNT = 10 ** (LONGEST_AMOUNT + 2) - 1

/**
 * Matches a final full stop or comma that belongs to the sentence from which the number was copied. The mark
 * follows decimals, a word or grouped digits.
 */
const END_OF_SENTENCE = /(?<=[.,]\d{1,2}|[\p{L}%])[.,]$|(?<=([.,])\d{3})\1$/u

const cleanNumber = (typed: string): string => cleanTyped(typed).replace(END_OF_SENTENCE, '')

/**
 * A share with at most `decimals` decimals. Both `.` and `,` are decimal separators. A percent sign at the
 * end is ignored.
 */
export const parseShare = (typed: string, decimals: number): ParsedNumber =>
  parse(cleanNumber(typed).replace(/ ?%$/, ''), { decimals, longest: LONGEST_NUMBER })

/** A whole number of at most `longest` digits, with or without thousands separators. */
export const parseCount = (
  typed: string,
  decimalSign: DecimalSign,
  longest: number = LONGEST_NUMBER,
): ParsedNumber => parse(cleanNumber(typed), { decimals: 0, longest, decimalSign })

const names: Readonly<Record<string, readonly string[]>> = { R$: ['brl', 'real', 'reais', 'reals'] }

/** An optional sign, and a number with an optional currency before or after it. */
const AMOUNT = /^([-(+]?) ?([\p{L}\p{Sc}/]*) ?(.*?) ?([\p{L}\p{Sc}/]*)$/u

/** An amount in minor units, as typed or pasted. It may include the field's currency, such as `R$`. */
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

const signOf = (name: string): string | undefined =>
  isCode(name)
    ? new Intl.NumberFormat('en', { style: 'currency', currency: name, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value
    : undefined

type Rule = {
  decimals: number
  longest: number
  /** Set only if thousands separators are accepted. */
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
      // Three digits after the language's decimal separator may be thousands or too many decimals.
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
