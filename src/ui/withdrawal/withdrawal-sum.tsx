import { Trans, useLingui } from '@lingui/react/macro'
import { feeOf } from '#contract/withdrawal-fee.ts'
import type { WithdrawalContext } from '#machines/withdrawal/types.ts'
import { rateText } from '../contract/rate-text.ts'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { Money } from '../kit/money.tsx'
import styles from './withdrawal.module.css'

/** What leaves the balance, what it costs, and what arrives. */
export function WithdrawalSum({ context }: { context: WithdrawalContext }) {
  const { terms, amount, pending } = context
  const symbol = currencySymbol(terms.currency)
  const leaves = amount ?? 0
  const fee = pending?.request.fee ?? feeOf(leaves, terms.fee)
  return (
    <dl className={styles.sum}>
      <div>
        <dt>
          <Trans>Leaves your balance</Trans>
        </dt>
        <dd>
          <Money amount={leaves} symbol={symbol} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Fee</Trans>
        </dt>
        <dd>
          {leaves === 0 ? (
            <FeeRule {...terms.fee} symbol={symbol} />
          ) : fee > 0 ? (
            <Money amount={fee} symbol={symbol} />
          ) : (
            <Trans>None</Trans>
          )}
        </dd>
      </div>
      <div className={styles.arrives}>
        <dt>
          <Trans>Arrives</Trans>
        </dt>
        <dd>
          <Money amount={Math.max(0, leaves - (leaves > 0 ? fee : 0))} symbol={symbol} />
        </dd>
      </div>
    </dl>
  )
}

type Rule = WithdrawalContext['terms']['fee'] & { symbol: string }

/** What will be taken, as long as it is not known of how much. */
function FeeRule({ fixed, rate, symbol }: Rule) {
  const { i18n } = useLingui()
  if (fixed > 0 && rate > 0) {
    return (
      <>
        <Money amount={fixed} symbol={symbol} /> + {rateText(i18n, rate)}
      </>
    )
  }
  if (rate > 0) return rateText(i18n, rate)
  return fixed > 0 ? <Money amount={fixed} symbol={symbol} /> : <Trans>None</Trans>
}
