import { Trans } from '@lingui/react/macro'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import slip from '#ui/cashier/money/money-slip.module.css'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { SumLine } from './sum-line.tsx'
import styles from './withdrawal.module.css'

/** Whether the full amount was refunded, without a fee. */
const isBack = (state: WithdrawalDetails['state']): boolean =>
  state === 'rejected' || state === 'cancelled' || state === 'failed'

export function WithdrawalAmount({ order }: { order: WithdrawalDetails }) {
  const { amount, fee, state } = order
  const symbol = currencySymbol(order.currency)
  return (
    <>
      <p className={slip.amount}>
        <Money amount={amount} symbol={symbol} />
      </p>
      {fee > 0 && !isBack(state) ? (
        <dl className={styles.sum}>
          <SumLine name={<Trans id="cashier.withdrawal.fee">Fee</Trans>} amount={fee} symbol={symbol} />
          <SumLine
            name={<Trans id="cashier.withdrawal.received">You receive</Trans>}
            amount={amount - fee}
            symbol={symbol}
            isResult
          />
        </dl>
      ) : null}
    </>
  )
}
