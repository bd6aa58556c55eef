import type { I18n } from '@lingui/core'

/** Minor units per unit. */
const MINOR = 100
/** Separates symbol and digits, so that an amount never wraps. */
const NO_BREAK = '\u00a0'

/** Formats minor units as localised money, with two decimals and, if negative, a true minus sign in front. */
export function moneyText(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = i18n.number(Math.abs(amount) / MINOR, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '−' : ''}${symbol}${NO_BREAK}${figures}`
}
