import { useLingui } from '@lingui/react/macro'
import { moneyText } from './money-text.ts'

/** An amount in minor units, with its currency symbol. Browsers do not translate it. */
export function Money({ amount, symbol }: { amount: number; symbol: string }) {
  const { i18n } = useLingui()
  return <span translate="no">{moneyText(i18n, amount, symbol)}</span>
}
