import { useLingui } from '@lingui/react/macro'
import { moneyText } from './money-text.ts'

/** Formats minor units in the game's currency and the page's language. */
export function useMoney(currency: string): (amount: number) => string {
  const { i18n } = useLingui()
  return (amount) => moneyText(i18n.locales ?? i18n.locale, currency, amount)
}
