import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './transfer.module.css'
import type { TransferActor } from './transfer-step.tsx'

export function TransferSent({ actor, afterwards }: { actor: TransferActor; afterwards: ReactNode }) {
  const { recipient, receipt, terms } = useSelector(actor, ({ context }) => context)
  if (!receipt) return null
  const symbol = currencySymbol(terms.currency)
  const account = recipient?.account ?? terms.upline
  return (
    <div className={styles.form}>
      <p className={styles.sent} role="status">
        <Trans id="cashier.transfer.sent">
          <b>
            <Money amount={receipt.amount} symbol={symbol} />
          </b>{' '}
          sent to {account}.
        </Trans>
      </p>
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans id="common.when">When</Trans>
          </dt>
          <dd>
            <CalendarTime moment={receipt.at} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="cashier.transfer.balanceAfter">Your balance</Trans>
          </dt>
          <dd>
            <Money amount={receipt.balance} symbol={symbol} />
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        {afterwards}
        <Button onClick={() => actor.send({ type: 'transfer.another' })}>
          <Trans id="cashier.transfer.another">Send more</Trans>
        </Button>
      </div>
    </div>
  )
}
