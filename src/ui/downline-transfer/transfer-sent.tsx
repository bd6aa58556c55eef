import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../kit/button.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { LocalTime } from '../kit/local-time.tsx'
import { Money } from '../kit/money.tsx'
import styles from './downline-transfer.module.css'
import type { DownlineTransferActor } from './downline-transfer.tsx'

/** The money has arrived: to whom, how much, when, and what is left. */
export function TransferSent({ actor, onClose }: { actor: DownlineTransferActor; onClose: () => void }) {
  const { recipient, receipt, terms } = useSelector(actor, ({ context }) => context)
  if (!receipt) return null
  const symbol = currencySymbol(terms.currency)
  return (
    <div className={styles.form}>
      <p className={styles.sent} role="status">
        <Trans>
          <b>
            <Money amount={receipt.amount} symbol={symbol} />
          </b>{' '}
          arrived at {recipient.account}.
        </Trans>
      </p>
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans>When</Trans>
          </dt>
          <dd>
            <LocalTime moment={receipt.at} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Your balance</Trans>
          </dt>
          <dd>
            <Money amount={receipt.balance} symbol={symbol} />
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'transfer.another' })}>
          <Trans>Send more</Trans>
        </Button>
      </div>
    </div>
  )
}
