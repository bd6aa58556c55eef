import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode, RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { OrderComing } from '#ui/cashier/money/order-coming.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { useInSight } from '#ui/kit/hooks/use-in-sight.ts'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { Stages } from '#ui/kit/layout/stages.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { WithdrawalAmount } from './withdrawal-amount.tsx'
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx'
import { withdrawalStages } from './withdrawal-stages.tsx'

export type WithdrawalOrderActor = ActorRefFrom<typeof withdrawalOrderMachine>

type Props = {
  actor: WithdrawalOrderActor
  place: RefObject<HTMLElement | null>
  image: (id: string) => ReactNode
}

/** An open order: its amount, its account, its deadline, and the party that is handling it. */
export function WithdrawalSlip({ actor, place, image }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { order } = snapshot.context
  const slip = useInSight(order?.state, place)
  const { withdrawalConfirmation } = snapshot.children
  const isLost = useSelector(snapshot.children.orderPolling, (polling) => polling?.hasTag('lost') ?? false)
  const isUnanswered = useSelector(
    snapshot.children.orderPolling,
    (polling) => polling?.context.failure != null,
  )
  const isConfirmingCancel =
    snapshot.matches({ submitted: 'confirmingCancel' }) || snapshot.matches({ reviewing: 'confirmingCancel' })
  // Use the same element before and after the order has loaded, so that it keeps the focus.
  const frame = {
    ref: slip,
    tabIndex: -1,
    'aria-label': t({ id: 'cashier.withdrawal.inProgress', message: 'Withdrawal in progress' }),
  }
  if (!order) {
    return (
      <ReceiptCard {...frame} aria-busy="true">
        <OrderComing isUnanswered={isUnanswered} />
      </ReceiptCard>
    )
  }
  return (
    <ReceiptCard {...frame} aria-busy={snapshot.hasTag('busy')}>
      <ReceiptPart>
        <h2 className={styles.title}>
          <Trans id="cashier.withdrawal.slipTitle">Withdrawal to {order.accountName}</Trans>
        </h2>
        <WithdrawalAmount order={order} />
      </ReceiptPart>
      <ReceiptPart>
        <div role="status">
          <Stages
            label={t({ id: 'cashier.withdrawal.stages', message: 'Withdrawal status' })}
            stages={withdrawalStages(order)}
          />
        </div>
        {isLost ? (
          <p className={styles.lost}>
            <Trans id="cashier.request.statusOutdated">
              We couldn’t update this. You’re seeing the latest status we have; we keep checking.
            </Trans>
          </p>
        ) : null}
        {withdrawalConfirmation ? (
          <WithdrawalConfirmation actor={withdrawalConfirmation} image={image} />
        ) : (
          <Acts actor={actor} />
        )}
      </ReceiptPart>
      {isConfirmingCancel ? <CancelDialog actor={actor} /> : null}
    </ReceiptCard>
  )
}

function Acts({ actor }: { actor: WithdrawalOrderActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { cancelOrder } = snapshot.children
  const isUnsure = useUnsure(cancelOrder)
  const { order, failure } = snapshot.context
  return (
    <div className={styles.acts}>
      {snapshot.hasTag('failed') ? (
        <NoticeBar
          title={<Trans id="cashier.request.actionFailed">Couldn’t send; nothing was changed</Trans>}
        >
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
      {cancelOrder && isUnsure ? <Unsure doing={cancelOrder} /> : null}
      <div className={styles.buttons}>
        {order?.mayCancel ? (
          <Button
            look="plain"
            aria-disabled={!snapshot.can({ type: 'order.cancel' })}
            onClick={() => actor.send({ type: 'order.cancel' })}
          >
            <Trans id="cashier.withdrawal.cancel">Cancel withdrawal</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
