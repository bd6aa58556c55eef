import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { payoutAccountMachine } from '#machines/cashier/payout-account.machine.ts'
import list from '#ui/cashier/money/money-list.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { useRestoreFocus } from '#ui/kit/hooks/use-restore-focus.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { AddPayoutAccount } from './add-payout-account.tsx'
import styles from './payout-accounts.module.css'
import { PayoutRemoval } from './payout-removal.tsx'
import { ReconciledNotice } from './reconciled-notice.tsx'

export type PayoutAccountActor = ActorRefFrom<typeof payoutAccountMachine>

/**
 * The member's withdrawal accounts (MEM-02, MEM-05). Adding or removing an account requires the payment
 * password.
 */
export function PayoutAccounts({ actor }: { actor: PayoutAccountActor }) {
  const id = useId()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { addAccount } = snapshot.children
  const { known, failure, retryAt } = snapshot.context
  const title = useRef<HTMLHeadingElement>(null)
  const isKnown = !snapshot.matches('reading') && !snapshot.matches('loadFailed')
  useRestoreFocus(title, isKnown ? known.accounts.map(({ id }) => id).join() : null)
  const isRemoving =
    snapshot.matches('removing') ||
    snapshot.matches({ reconciling: 'removing' }) ||
    snapshot.matches({ throttled: 'removing' })
  return (
    <section className={styles.accounts} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={list.title} id={id} ref={title} tabIndex={-1}>
          <Trans id="cashier.payoutAccount.heading">Withdrawal accounts</Trans>
        </h2>
        <Button
          aria-disabled={!snapshot.can({ type: 'account.add' })}
          onClick={() => actor.send({ type: 'account.add' })}
        >
          <Trans id="cashier.payoutAccount.add">Add an account</Trans>
        </Button>
      </div>
      {snapshot.matches('loadFailed') ? (
        <EmptyState
          state="failed"
          title={failureText(failure).title}
          action={
            <Button onClick={() => actor.send({ type: 'accounts.retry' })}>
              <Trans id="common.tryAgain">Try again</Trans>
            </Button>
          }
        >
          {failureText(failure).help}
        </EmptyState>
      ) : null}
      <ReconciledNotice actor={actor} />
      {snapshot.matches({ throttled: 'preferring' }) ? <TooMany until={retryAt} /> : null}
      {snapshot.matches('full') ? (
        <p className={styles.full} role="alert">
          <Plural
            id="cashier.payoutAccount.full"
            comment="{0} is the largest number of accounts, at least 1"
            value={known.maxAccounts}
            _0="You can’t have accounts right now."
            one="You can only have # account. Remove it to add another."
            other="You can have up to # accounts. Remove one to add another."
          />
        </p>
      ) : null}
      {known.accounts.length > 0 ? <AccountList actor={actor} /> : <NoAccounts actor={actor} />}
      {addAccount ? <AddPayoutAccount actor={addAccount} /> : null}
      {isRemoving ? <PayoutRemoval actor={actor} /> : null}
    </section>
  )
}

/**
 * Shown instead of an empty list: a skeleton while loading, otherwise a message that there is no account. A
 * failed load is reported above the list.
 */
function NoAccounts({ actor }: { actor: PayoutAccountActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('loadFailed')) return null
  if (snapshot.matches('reading')) return <span className={styles.place} aria-busy="true" />
  return (
    <p className={styles.none}>
      <Trans id="cashier.payoutAccount.empty">
        No accounts yet. We pay withdrawals to a Pix key or bank account in your name.
      </Trans>
    </p>
  )
}

function AccountList({ actor }: { actor: PayoutAccountActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { accounts } = snapshot.context.known
  return (
    <ul className={styles.list}>
      {accounts.map(({ id, name, holder, preferred, usableAt }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <small>
              {holder}
              {preferred ? (
                <>
                  {' · '}
                  <Trans id="cashier.payoutAccount.defaultTag">default</Trans>
                </>
              ) : null}
              {usableAt ? (
                <>
                  {' · '}
                  <Trans id="cashier.payoutAccount.usableFromTag">
                    available from <CalendarTime moment={usableAt} show="short" />
                  </Trans>
                </>
              ) : null}
            </small>
          </div>
          <div className={styles.acts}>
            {preferred ? null : (
              <Button
                look="plain"
                aria-label={t({
                  id: 'cashier.payoutAccount.setDefaultNamed',
                  message: `Set ${name} as default`,
                })}
                aria-disabled={!snapshot.can({ type: 'account.prefer', id })}
                onClick={() => actor.send({ type: 'account.prefer', id })}
              >
                <Trans id="cashier.payoutAccount.setDefault">Set as default</Trans>
              </Button>
            )}
            <Button
              look="plain"
              aria-label={t({ id: 'cashier.payoutAccount.removeNamed', message: `Remove ${name}` })}
              aria-disabled={!snapshot.can({ type: 'account.remove', id })}
              onClick={() => actor.send({ type: 'account.remove', id })}
            >
              <Trans id="cashier.payoutAccount.remove">Remove</Trans>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
