import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { withdrawalConfirmationMachine } from '#machines/cashier/withdrawal-confirmation.machine.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { ProofDialog } from './proof-dialog.tsx'

export type ConfirmationActor = ActorRefFrom<typeof withdrawalConfirmationMachine>

type Props = {
  actor: ConfirmationActor
  /** Renders an image that the member has uploaded, by its upload id. */
  image: (id: string) => ReactNode
}

/** Asks whether the money has arrived (MEM-06). If the member has reported it missing, shows their proof. */
export function WithdrawalConfirmation({ actor, image }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { confirmReceipt } = snapshot.children
  const isUnsure = useUnsure(confirmReceipt)
  const { order, failure } = snapshot.context
  return (
    <div className={styles.acts}>
      {order.proof.length > 0 ? (
        <div>
          {order.comment ? <p className={styles.said}>{order.comment}</p> : null}
          <div className={styles.images}>{order.proof.map(image)}</div>
        </div>
      ) : null}
      {snapshot.matches({ paid: 'failed' }) || snapshot.matches({ disputed: 'failed' }) ? (
        <NoticeBar
          title={<Trans id="cashier.request.actionFailed">Couldn’t send; nothing was changed</Trans>}
        >
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
      {confirmReceipt && isUnsure ? <Unsure doing={confirmReceipt} /> : null}
      <div className={styles.buttons}>
        <Button
          look="act"
          aria-disabled={!snapshot.can({ type: 'order.confirmReceipt' })}
          onClick={() => actor.send({ type: 'order.confirmReceipt' })}
        >
          {snapshot.matches('disputed') ? (
            <Trans id="cashier.withdrawal.receivedAfterAll">I’ve received it now</Trans>
          ) : (
            <Trans id="cashier.withdrawal.confirmReceipt">I’ve received it</Trans>
          )}
        </Button>
        {snapshot.matches('paid') ? (
          <Button
            aria-disabled={!snapshot.can({ type: 'order.reportMissing' })}
            onClick={() => actor.send({ type: 'order.reportMissing' })}
          >
            <Trans id="cashier.withdrawal.reportMissing">I haven’t received it</Trans>
          </Button>
        ) : null}
      </div>
      {snapshot.matches({ paid: 'proving' }) ? <ProofDialog actor={actor} image={image} /> : null}
    </div>
  )
}
