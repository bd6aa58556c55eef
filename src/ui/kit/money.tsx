import { useLingui } from '@lingui/react/macro'
import { moneyText } from './money-text.ts'

/** An amount in minor units, with its currency's sign. */
export function Money({ amount, symbol }: { amount: number; symbol: string }) {
  const { i18n } = useLingui()
  return <>{moneyText(i18n, amount, symbol)}</>
}
