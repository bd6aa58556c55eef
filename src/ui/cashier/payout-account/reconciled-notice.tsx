import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './payout-accounts.module.css'
import type { PayoutAccountActor } from './payout-accounts.tsx'

/** Outcome of an account change whose response was lost. It is known once the accounts have been reloaded. */
export function ReconciledNotice({ actor }: { actor: PayoutAccountActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { failure, reconciled } = snapshot.context
  const { title } = failureText(failure)
  if (!snapshot.matches({ ready: 'reconciled' })) return null
  return (
    <div className={styles.said}>
      <NoticeBar title={title} isUnsure={reconciled !== 'notPreferred'}>
        <Reconciled as={reconciled} />
      </NoticeBar>
    </div>
  )
}

function Reconciled({ as }: { as: ReturnType<PayoutAccountActor['getSnapshot']>['context']['reconciled'] }) {
  switch (as) {
    case 'added':
      return <Trans>The account was added all the same.</Trans>
    case 'removed':
      return <Trans>The account was removed all the same.</Trans>
    case 'preferred':
      return <Trans>The account is offered first all the same.</Trans>
    default:
      return <Trans>The account is not the one that is offered first. You may choose it once more.</Trans>
  }
}
