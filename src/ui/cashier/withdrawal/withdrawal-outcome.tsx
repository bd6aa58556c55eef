import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { Stages } from '#ui/kit/layout/stages.tsx'
import type { WithdrawalActor } from './withdrawal.tsx'
import { WithdrawalAmount } from './withdrawal-amount.tsx'
import { WithdrawalStateName, withdrawalStages } from './withdrawal-stages.tsx'

export function WithdrawalOutcome({ actor }: { actor: WithdrawalActor }) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const ended = useSelector(actor, ({ context }) => context.ended)
  // The open order, which may have had the focus, is no longer rendered.
  useEffect(() => title.current?.focus(), [])
  return (
    <ReceiptCard aria-label={t({ id: 'cashier.withdrawal.last', message: 'Last withdrawal' })}>
      <ReceiptPart>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {ended ? (
            <WithdrawalStateName state={ended.state} />
          ) : (
            <Trans id="cashier.withdrawal.outcomeUnknown">Withdrawal not found</Trans>
          )}
        </h2>
        {ended ? <WithdrawalAmount order={ended} /> : null}
        {ended?.reason ? (
          <p className={styles.said} role="status">
            {ended.reason}
          </p>
        ) : null}
      </ReceiptPart>
      <ReceiptPart>
        {ended ? (
          <Stages
            label={t({ id: 'cashier.withdrawal.stages', message: 'Withdrawal status' })}
            stages={withdrawalStages(ended)}
          />
        ) : null}
        <div className={styles.acts}>
          <Button look="act" onClick={() => actor.send({ type: 'withdrawal.another' })}>
            <Trans id="cashier.withdrawal.another">Make another withdrawal</Trans>
          </Button>
        </div>
      </ReceiptPart>
    </ReceiptCard>
  )
}
