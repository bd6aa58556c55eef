import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'

/** Keys of the skeletons, one for each field of the phone-number form. The dialog thus keeps its height. */
const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Replaces the form until the fields and the invitation have loaded. */
export function FormMissing({ actor }: { actor: RegistrationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches({ open: { form: 'loadFailed' } })) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <EmptyState
        state="failed"
        title={title}
        action={
          <Button look="act" autoFocus onClick={() => actor.send({ type: 'rules.retry' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {help}
      </EmptyState>
    )
  }
  return (
    <div className={styles.form} aria-busy="true" role="status">
      <span className={unseen.unseen}>
        <Trans id="auth.registration.loading">Loading the form…</Trans>
      </span>
      {snapshot.context.fields.affiliateCode ? <span className={styles.blankCard} /> : null}
      {snapshot.context.offer.methods.length > 1 ? <span className={styles.blankLine} /> : null}
      {FIELDS.map((name) => (
        <span key={name} className={styles.blank} />
      ))}
      <span className={styles.blank} />
      <span className={styles.blankLine} />
    </div>
  )
}
