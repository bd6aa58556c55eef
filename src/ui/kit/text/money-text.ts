import type { I18n } from '@lingui/core'

/** Minor units per currency unit. */
const MINOR = 100
/** Separates the symbol from the digits, so that an amount never wraps. */
const NO_BREAK = '\u00a0'

/**
 * Formats minor units as a localised amount with two decimals. A negative amount starts with a true minus
 * sign.
 */
export function moneyText(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = i18n.number(Math.abs(amount) / MINOR, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '−' : ''}${symbol}${NO_BREAK}${figures}`
}
