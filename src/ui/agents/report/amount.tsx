import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './amount.module.css'

type Props = {
  /** Minor units. */
  amount: number
  symbol: string
  /** Whether a loss stands out: where both occur and the difference matters. */
  signed?: boolean
}

/** An amount of a report; below zero it has a minus sign and, where that matters, the colour of a loss. */
export function Amount({ amount, symbol, signed = false }: Props) {
  const { i18n } = useLingui()
  return (
    <span className={signed && amount < 0 ? styles.loss : undefined} translate="no">
      {moneyText(i18n, amount, symbol)}
    </span>
  )
}
