import { Trans } from '@lingui/react/macro'
import type { DepositOrder } from '#contract/deposits.ts'
import { CalendarTime } from '../kit/calendar-time.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { Money } from '../kit/money.tsx'
import styles from '../member/money-slip.module.css'

/** Which bonus comes with an order, came, or why it didn't; nothing where none was chosen. */
export function OrderBonus({ order }: { order: DepositOrder }) {
  const { bonus } = order
  if (!bonus) return null
  const symbol = currencySymbol(order.currency)
  const { title, amount, turnover, state, reason, expiresAt } = bonus
  switch (state) {
    case 'promised':
      return (
        <p className={styles.said}>
          <Trans>
            <strong>
              Bonus: <Money amount={amount} symbol={symbol} />
            </strong>{' '}
            ({title}). It comes with your payment. To wager: <Money amount={turnover} symbol={symbol} />.
          </Trans>
        </p>
      )
    case 'active':
      return (
        <p className={styles.said}>
          <Trans>
            <strong>
              Bonus: <Money amount={amount} symbol={symbol} />
            </strong>{' '}
            ({title}) is in your balance. Wager <Money amount={turnover} symbol={symbol} /> before you
            withdraw.
          </Trans>{' '}
          {expiresAt ? (
            <Trans>
              Valid until <CalendarTime moment={expiresAt} show="short" />.
            </Trans>
          ) : null}
        </p>
      )
    case 'refused':
      return (
        <p className={styles.said}>
          <Trans>Without the bonus {title}:</Trans> {reason}
        </p>
      )
    default:
      return null
  }
}
