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
  // The open order, which may have had the focus, is no longer rendered.
  useEffect(() => title.current?.focus(), [])
  return (
    <ReceiptCard aria-label={t({ id: 'cashier.deposit.last', message: 'Last deposit' })}>
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
            <Trans id="cashier.deposit.paidOtherAmount">
              The deposit was for <Money amount={ended.amount} symbol={currencySymbol(ended.currency)} />.
              This is the amount you paid.
            </Trans>
          </p>
        ) : null}
        {ended ? <OrderBonus order={ended} /> : null}
      </ReceiptPart>
      <ReceiptPart>
        {ended ? (
          <Stages
            label={t({ id: 'cashier.deposit.stages', message: 'Deposit status' })}
            stages={stagesOf(ended, i18n)}
          />
        ) : null}
        <div className={styles.acts}>
          <Button look="act" onClick={() => actor.send({ type: 'deposit.another' })}>
            <Trans id="cashier.deposit.another">Make another deposit</Trans>
          </Button>
        </div>
      </ReceiptPart>
    </ReceiptCard>
  )
}

function EndTitle({ state }: { state: DepositOrder['state'] | undefined }) {
  switch (state) {
    case 'credited':
      return <Trans id="cashier.deposit.outcomeCredited">The money is in your balance</Trans>
    case 'expired':
      return <Trans id="cashier.deposit.outcomeExpired">The time to pay has run out</Trans>
    case 'cancelled':
      return <Trans id="cashier.deposit.outcomeCancelled">Deposit cancelled</Trans>
    case 'failed':
      return <Trans id="cashier.deposit.outcomeFailed">The payment was declined</Trans>
    default:
      return <Trans id="cashier.deposit.outcomeUnknown">Deposit not found</Trans>
  }
}

function OutcomeText({ order }: { order: DepositOrder | null }) {
  switch (order?.state) {
    case 'credited':
      return <Trans id="cashier.deposit.outcomeCreditedHelp">You can play with it now.</Trans>
    case 'expired':
      return (
        <Trans id="cashier.deposit.outcomeExpiredHelp">Nothing was charged. The code no longer works.</Trans>
      )
    case 'cancelled':
      return (
        <Trans id="cashier.deposit.outcomeCancelledHelp">
          Nothing was charged. If you’ve already paid, the money is still credited to your balance.
        </Trans>
      )
    case 'failed':
      return <>{order.reason}</>
    default:
      return (
        <Trans id="cashier.deposit.outcomeUnknownHelp">
          It isn’t in your account. Check your deposit history below.
        </Trans>
      )
  }
}
