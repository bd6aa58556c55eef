import { Trans, useLingui } from '@lingui/react/macro'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import type { WithdrawalContext } from '#machines/cashier/withdrawal.types.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import { SumLine } from './sum-line.tsx'
import styles from './withdrawal.module.css'

export function WithdrawalSum({ context }: { context: WithdrawalContext }) {
  const { terms, amount, pending } = context
  const symbol = currencySymbol(terms.currency)
  const leaves = amount ?? 0
  const fee = pending?.request.fee ?? withdrawalFee(leaves, terms.fee)
  const none = <Trans id="cashier.withdrawal.noFee">None</Trans>
  const cost = leaves === 0 ? <FeeRule {...terms.fee} symbol={symbol} /> : fee > 0 ? fee : none
  return (
    <dl className={styles.sum}>
      <SumLine
        name={<Trans id="cashier.withdrawal.leavesBalance">Leaves your balance</Trans>}
        amount={leaves}
        symbol={symbol}
      />
      <SumLine name={<Trans id="cashier.withdrawal.fee">Fee</Trans>} amount={cost} symbol={symbol} />
      <SumLine
        name={<Trans id="cashier.withdrawal.received">You receive</Trans>}
        amount={Math.max(0, leaves - fee)}
        symbol={symbol}
        isResult
      />
    </dl>
  )
}

type Rule = WithdrawalContext['terms']['fee'] & { symbol: string }

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
  return fixed > 0 ? (
    <Money amount={fixed} symbol={symbol} />
  ) : (
    <Trans id="cashier.withdrawal.noFee">None</Trans>
  )
}
