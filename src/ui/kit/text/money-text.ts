import type { I18n } from '@lingui/core'

/** Minor units in one unit of a currency. */
const MINOR = 100
/** Between the sign and the figures, so that an amount never breaks over two lines. */
const NO_BREAK = '\u00a0'

/** An amount of minor units as the language writes it, always with two decimals, a real minus sign before the currency. */
export function moneyText(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = i18n.number(Math.abs(amount) / MINOR, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '−' : ''}${symbol}${NO_BREAK}${figures}`
}
