import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './payout-accounts.module.css'
import type { PayoutAccountActor } from './payout-accounts.tsx'

/**
 * The outcome of an account change whose response was lost. It is known once the accounts have been reloaded.
 */
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
      return <Trans id="cashier.payoutAccount.addedAfterAll">The account was added after all.</Trans>
    case 'removed':
      return <Trans id="cashier.payoutAccount.removedAfterAll">The account was removed after all.</Trans>
    case 'preferred':
      return <Trans id="cashier.payoutAccount.isDefaultAfterAll">This account is now your default.</Trans>
    default:
      return (
        <Trans id="cashier.payoutAccount.notDefault">
          This account isn’t your default. You can set it again.
        </Trans>
      )
  }
}
