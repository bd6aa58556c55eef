import { useLingui } from '@lingui/react/macro'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

/** Returns a function that formats amounts in minor units of the wallets' currency. */
export function useMoney(): (amount: number) => string {
  const { i18n } = useLingui()
  return (amount) => moneyText(i18n, amount, currencySymbol('BRL'))
}
