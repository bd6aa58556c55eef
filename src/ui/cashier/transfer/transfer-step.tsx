import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { transferMachine } from '#machines/cashier/transfer.machine.ts'
import { PaymentPasswordSetup } from '#ui/cashier/payment-password-setup/payment-password-setup.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { AmountForm } from './amount-form.tsx'
import { ClosedText } from './closed-text.tsx'
import styles from './transfer.module.css'
import { TransferConfirm } from './transfer-confirm.tsx'
import { TransferSent } from './transfer-sent.tsx'

export type TransferActor = ActorRefFrom<typeof transferMachine>

type Props = {
  actor: TransferActor
  afterwards: ReactNode
  /**
   * A link to the games, shown while the wagering requirement is not met. Undefined for users who do not
   * play.
   */
  toStake?: ReactNode
}

/** A transfer in three steps: amount, confirmation with the payment password, receipt. */
export function TransferStep({ actor, afterwards, toStake }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { paymentPasswordSetup, paymentConfirm } = snapshot.children
  const again = (
    <Button onClick={() => actor.send({ type: 'transfer.retry' })}>
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  )
  if (snapshot.matches('reading') || snapshot.matches('tracing'))
    return <Skeleton isFirst={snapshot.context.terms.currency === ''} />
  if (snapshot.matches('loadFailed')) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <EmptyState state="failed" title={title} action={again}>
        {help}{' '}
        {snapshot.context.pending ? null : <Trans id="cashier.transfer.nothingSent">Nothing was sent.</Trans>}
      </EmptyState>
    )
  }
  if (snapshot.matches('closed')) {
    const { context } = snapshot
    return (
      <ClosedText
        context={context}
        action={
          <>
            {context.closed === 'turnover' ? toStake : null}
            {again}
          </>
        }
      />
    )
  }
  if (paymentPasswordSetup) return <PaymentPasswordSetup actor={paymentPasswordSetup} />
  if (snapshot.matches('unset')) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.paymentPassword.none">No payment password</Trans>}
        action={
          <Button look="act" onClick={() => actor.send({ type: 'transfer.retry' })}>
            <Trans id="cashier.paymentPassword.create">Create password</Trans>
          </Button>
        }
      >
        <Trans id="cashier.paymentPassword.noneHelp">You need one to withdraw or send money.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('sent')) return <TransferSent actor={actor} afterwards={afterwards} />
  if (paymentConfirm) return <TransferConfirm actor={actor} payment={paymentConfirm} />
  return <AmountForm actor={actor} />
}

/** The form's skeleton. With `isFirst`, CSS also hides the list below. */
const Skeleton = ({ isFirst }: { isFirst: boolean }) => (
  <div className={styles.form} aria-busy="true" data-coming={isFirst || undefined}>
    <span className={styles.place} />
    <span className={styles.place} />
    <span className={styles.place} />
  </div>
)
