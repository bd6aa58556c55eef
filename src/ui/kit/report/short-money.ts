import type { I18n } from '@lingui/core'
import { shortNumber } from './short-number.ts'

/** Minor units as compact currency, such as −R$ 12.5K. */
export function shortMoney(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = shortNumber(i18n, Math.abs(amount) / 100)
  return amount === 0 ? figures : `${amount < 0 ? '−' : ''}${symbol}\u00a0${figures}`
}
