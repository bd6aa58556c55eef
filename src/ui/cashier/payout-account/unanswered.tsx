import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { failureWords } from '#ui/kit/errors/failure-words.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './payout-accounts.module.css'
import type { PayoutAccountActor } from './payout-accounts.tsx'

/** The outcome of an account change without a response, after a reload of the accounts. */
export function Unanswered({ actor }: { actor: PayoutAccountActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { title } = failureWords(snapshot.context.failure)
  if (snapshot.matches({ ready: 'notPreferred' })) {
    return (
      <div className={styles.said}>
        <NoticeBar title={title}>
          <Trans>The account is not the one that is offered first. You may choose it once more.</Trans>
        </NoticeBar>
      </div>
    )
  }
  const done = snapshot.matches({ ready: 'added' }) ? (
    <Trans>The account was added all the same.</Trans>
  ) : snapshot.matches({ ready: 'removed' }) ? (
    <Trans>The account was removed all the same.</Trans>
  ) : snapshot.matches({ ready: 'preferred' }) ? (
    <Trans>The account is offered first all the same.</Trans>
  ) : null
  return done ? (
    <div className={styles.said}>
      <NoticeBar title={title} isUnsure>
        {done}
      </NoticeBar>
    </div>
  ) : null
}
