import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { DepositOrder } from '#protocol/cashier/deposits.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { Stages } from '#ui/kit/layout/stages.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import type { DepositActor } from './deposit.tsx'
import { stagesOf } from './deposit-stages.tsx'
import { OrderBonus } from './order-bonus.tsx'

export function DepositOutcome({ actor }: { actor: DepositActor }) {
  const { t, i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  // The receipt, which may have had the focus, is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <ReceiptCard aria-label={t`Last deposit`}>
      <ReceiptPart>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          <EndTitle state={ended?.state} />
        </h2>
        {ended ? (
          <p className={styles.amount}>
            <Money amount={ended.paid ?? ended.amount} symbol={currencySymbol(ended.currency)} />
          </p>
        ) : null}
        <p className={styles.said} role="status">
          <OutcomeText order={ended} />
        </p>
        {ended?.paid != null && ended.paid !== ended.amount ? (
          <p className={styles.said}>
            <Trans>
              You ordered <Money amount={ended.amount} symbol={currencySymbol(ended.currency)} />; this is
              what you paid.
            </Trans>
          </p>
        ) : null}
        {ended ? <OrderBonus order={ended} /> : null}
      </ReceiptPart>
      <ReceiptPart>
        {ended ? <Stages label={t`Where this deposit is`} stages={stagesOf(ended, i18n)} /> : null}
        <div className={styles.acts}>
          <Button look="act" onClick={() => actor.send({ type: 'deposit.another' })}>
            <Trans>Make another deposit</Trans>
          </Button>
        </div>
      </ReceiptPart>
    </ReceiptCard>
  )
}

function EndTitle({ state }: { state: DepositOrder['state'] | undefined }) {
  switch (state) {
    case 'credited':
      return <Trans>The money is in your balance</Trans>
    case 'expired':
      return <Trans>The time to pay is up</Trans>
    case 'cancelled':
      return <Trans>Deposit given up</Trans>
    case 'failed':
      return <Trans>The payment was refused</Trans>
    default:
      return <Trans>There is no such deposit</Trans>
  }
}

function OutcomeText({ order }: { order: DepositOrder | null }) {
  switch (order?.state) {
    case 'credited':
      return <Trans>You can play with it now.</Trans>
    case 'expired':
      return <Trans>Nothing was charged. Its code is no longer taken.</Trans>
    case 'cancelled':
      return <Trans>Nothing was charged. If you had paid already, the money still comes by itself.</Trans>
    case 'failed':
      return <>{order.reason}</>
    default:
      return <Trans>It is not known to us under your account.</Trans>
  }
}
