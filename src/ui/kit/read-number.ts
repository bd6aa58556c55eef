/** As many digits before the separator as a share or a count may have. */
const MOST_WHOLE = 6

/**
 * What was typed into a field for a number, in parts of which `10 ** decimals` are one; null for nothing. A comma and a point both
 * part the decimals, and a percent sign at the end is passed over. Anything else is `unreadable`: a number that is read otherwise
 * than it was meant is worse than one that is not taken.
 */
export function readNumber(typed: string, decimals: number): number | null | 'unreadable' {
  const text = typed.replace(/%\s*$/, '').trim()
  if (text === '') return null
  const [, whole, separated, rest = ''] = /^(\d+)([.,](\d*))?$/.exec(text) ?? []
  const isNone = whole === undefined || whole.replace(/^0+/, '').length > MOST_WHOLE
  const isTooFine = rest.length > decimals || (decimals === 0 && separated !== undefined)
  return isNone || isTooFine ? 'unreadable' : Number(whole + rest.padEnd(decimals, '0'))
}
