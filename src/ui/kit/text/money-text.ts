import type { I18n } from '@lingui/core'

/** Minor units per unit. */
const MINOR = 100
/** Between symbol and figures, so an amount never wraps. */
const NO_BREAK = '\u00a0'

/** Minor units as localized money, always with two decimals and a true minus sign before the currency. */
export function moneyText(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = i18n.number(Math.abs(amount) / MINOR, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '−' : ''}${symbol}${NO_BREAK}${figures}`
}
