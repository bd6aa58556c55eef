import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './amount.module.css'

type Props = {
  /** Minor units. */
  amount: number
  symbol: string
  /** Whether losses have their own colour. For columns that contain both gains and losses. */
  signed?: boolean
}

/**
 * An amount in a report. Negative amounts have a minus sign. If `signed`, they also have the colour for
 * losses.
 */
export function Amount({ amount, symbol, signed = false }: Props) {
  const { i18n } = useLingui()
  return (
    <span className={signed && amount < 0 ? styles.loss : undefined} translate="no">
      {moneyText(i18n, amount, symbol)}
    </span>
  )
}
