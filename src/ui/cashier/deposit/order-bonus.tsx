import { Trans } from '@lingui/react/macro'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import type { DepositBonus } from '#protocol/rewards/deposit-bonus.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'

/**
 * The order's bonus, or the reason why it was not granted. Renders nothing if there is no bonus, or if the
 * bonus has ended.
 */
export function OrderBonus({ order }: { order: DepositOrder }) {
  const { bonus } = order
  if (!bonus) return null
  const symbol = currencySymbol(order.currency)
  const { title, amount, state, reason, expiresAt } = bonus
  switch (state) {
    case 'promised':
      return (
        <p className={styles.said}>
          <Trans id="cashier.deposit.bonusPromised">
            <strong>
              Bonus: <Money amount={amount} symbol={symbol} />
            </strong>{' '}
            ({title}). It’s credited with your payment.
          </Trans>{' '}
          <ToWager bonus={bonus} symbol={symbol} />
        </p>
      )
    case 'active':
      return (
        <p className={styles.said}>
          <Trans id="cashier.deposit.bonusActive">
            <strong>
              Bonus: <Money amount={amount} symbol={symbol} />
            </strong>{' '}
            ({title}). It’s in your balance.
          </Trans>{' '}
          <ToWager bonus={bonus} symbol={symbol} />{' '}
          {expiresAt ? (
            <Trans id="cashier.deposit.bonusValidUntil">
              Valid until <CalendarTime moment={expiresAt} show="short" />.
            </Trans>
          ) : null}
        </p>
      )
    case 'refused':
      return (
        <p className={styles.said}>
          <Trans id="cashier.deposit.bonusNotCredited">Bonus not credited ({title}):</Trans> {reason}
        </p>
      )
    default:
      return null
  }
}

type Wagered = { bonus: DepositBonus; symbol: string }

function ToWager({ bonus: { turnover, depositTurnover }, symbol }: Wagered) {
  const total = <Money amount={turnover + depositTurnover} symbol={symbol} />
  if (turnover + depositTurnover === 0) return null
  if (turnover === 0 || depositTurnover === 0)
    return <Trans id="cashier.deposit.wagerTotal">Wager {total} before you withdraw.</Trans>
  return (
    <Trans id="cashier.deposit.wagerParts">
      Wager {total} before you withdraw: <Money amount={depositTurnover} symbol={symbol} /> for your deposit
      and <Money amount={turnover} symbol={symbol} /> for the bonus.
    </Trans>
  )
}
