import { useLingui } from '@lingui/react/macro'
import { moneyText } from './money-text.ts'

/** Minor units with the currency symbol, excluded from browser translation. */
export function Money({ amount, symbol }: { amount: number; symbol: string }) {
  const { i18n } = useLingui()
  return <span translate="no">{moneyText(i18n, amount, symbol)}</span>
}
