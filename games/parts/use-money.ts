import { useLingui } from '@lingui/react/macro'

/** Says amounts (minor units) in the game's currency and the page's language. */
export function useMoney(currency: string): (amount: number) => string {
  const { i18n } = useLingui()
  return (amount) => i18n.number(amount / 100, { style: 'currency', currency })
}
