/** As many digits before the separator as a share or a count may have. */
const MOST_WHOLE = 6
/** As many as an amount of money may have. */
const MOST_OF_MONEY = 10

export type TypedNumber = number | null | 'unreadable' | 'tooLarge'

/** The largest number that may be typed, in parts of which `10 ** decimals` are one. */
export const mostTyped = ({ decimals, isMoney }: { decimals: number; isMoney: boolean }): number =>
  10 ** ((isMoney ? MOST_OF_MONEY : MOST_WHOLE) + decimals) - 1

/**
 * What was typed into a field for a number, in parts of which `10 ** decimals` are one; null for nothing. A comma and a point both
 * part the decimals, and a percent sign at the end is passed over. A number with more digits than any that is asked for is
 * `tooLarge`. Anything else is `unreadable`: a number that is read otherwise than it was meant is worse than one that is not taken.
 */
export const readNumber = (typed: string, decimals: number): TypedNumber =>
  read(typed.replace(/%\s*$/, ''), { decimals, mostWhole: MOST_WHOLE })

/** What parts the decimals in the reader's language. */
export type DecimalSign = '.' | ','

/**
 * The same for an amount of money, in minor units. Three digits after a sign are a group of it, unless the only sign there is parts
 * the decimals in the reader's language: whether a group or too many decimals are meant cannot be told then.
 */
export function readMoney(typed: string, decimalSign: DecimalSign): TypedNumber {
  const text = typed.trim()
  const [, whole, sign, rest = ''] = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)([.,]\d*)?$/.exec(text) ?? []
  const isAmbiguous = rest === '' && sign === decimalSign && whole?.split(sign).length === 2
  const isGrouped = whole !== undefined && sign !== undefined && !rest.startsWith(sign) && !isAmbiguous
  return read(isGrouped ? whole.replaceAll(sign, '') + rest : text, { decimals: 2, mostWhole: MOST_OF_MONEY })
}

function read(typed: string, { decimals, mostWhole }: { decimals: number; mostWhole: number }): TypedNumber {
  const text = typed.trim()
  if (text === '') return null
  const [, whole, separated, digits = ''] = /^(\d+)([.,](\d*))?$/.exec(text) ?? []
  const isTooFine = digits.length > decimals || (decimals === 0 && separated !== undefined)
  if (whole === undefined || isTooFine) return 'unreadable'
  if (whole.replace(/^0+/, '').length > mostWhole) return 'tooLarge'
  return Number(whole + digits.padEnd(decimals, '0'))
}
