import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { downlineTransferMachine } from '#machines/downline-transfer.machine.ts'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { StateBox } from '../kit/state-box.tsx'
import { PaymentPasswordSetup } from '../payment-password-setup/payment-password-setup.tsx'
import { AmountForm } from './amount-form.tsx'
import { ClosedWords } from './closed-words.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import styles from './downline-transfer.module.css'
import { TransferSent } from './transfer-sent.tsx'

export type DownlineTransferActor = ActorRefFrom<typeof downlineTransferMachine>

/** AGENT-07: money from an agent to somebody in the team. Closed half way it is gone on with when it is opened again. */
export function DownlineTransfer({ actor, onClose }: { actor: DownlineTransferActor; onClose: () => void }) {
  const { account } = useSelector(actor, ({ context }) => context.recipient)
  return (
    <Dialog title={<Trans>Send money to {account}</Trans>} onClose={onClose}>
      <Step actor={actor} onClose={onClose} />
    </Dialog>
  )
}

function Step({ actor, onClose }: { actor: DownlineTransferActor; onClose: () => void }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { paymentPasswordSetup } = snapshot.children
  const again = (
    <Button onClick={() => actor.send({ type: 'transfer.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (snapshot.matches('reading')) return <Places />
  if (snapshot.matches('unread')) {
    const { title, help } = failureWords(snapshot.context.failure?.reason)
    return (
      <StateBox state="failed" title={title} action={again}>
        {help} <Trans>Nothing was sent.</Trans>
      </StateBox>
    )
  }
  if (snapshot.matches('closed')) return <ClosedWords context={snapshot.context} action={again} />
  if (paymentPasswordSetup) return <PaymentPasswordSetup actor={paymentPasswordSetup} />
  if (snapshot.matches('unset')) {
    return (
      <StateBox
        state="empty"
        title={<Trans>No payment password</Trans>}
        action={
          <Button look="act" onClick={() => actor.send({ type: 'transfer.retry' })}>
            <Trans>Choose one</Trans>
          </Button>
        }
      >
        <Trans>Without one no money can be sent.</Trans>
      </StateBox>
    )
  }
  if (snapshot.matches('sent')) return <TransferSent actor={actor} onClose={onClose} />
  if (snapshot.matches('editing')) return <AmountForm actor={actor} />
  return <ConfirmForm actor={actor} />
}

const Places = () => (
  <div className={styles.form} aria-busy="true">
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
  </div>
)
