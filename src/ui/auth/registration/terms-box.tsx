import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Checkbox } from '#ui/kit/forms/checkbox.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'

/**
 * Lets the visitor confirm their age and accept the terms (REG-09). A separate button opens the terms, since
 * a click on the label ticks the box.
 */
export function TermsBox({ actor, onTerms }: { actor: RegistrationActor; onTerms: () => void }) {
  const noteId = useId()
  const agreed = useSelector(actor, (snapshot) => snapshot.context.agreed)
  const isMissing = useSelector(actor, (snapshot) => snapshot.context.errors.terms !== undefined)
  return (
    <div className={styles.terms}>
      <Checkbox
        name="terms"
        checked={agreed}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? noteId : undefined}
        onChange={(event) => actor.send({ type: 'terms.change', agreed: event.target.checked })}
      >
        <Trans id="auth.registration.acceptTerms">I’m 18 or older and accept the terms.</Trans>
      </Checkbox>
      <button type="button" className={styles.link} onClick={onTerms}>
        <Trans id="auth.terms.read">Read the terms</Trans>
      </button>
      {isMissing ? (
        <p id={noteId} className={styles.off}>
          <Trans id="auth.registration.termsRequired">
            Confirm that you’re 18 or older and accept the terms.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}
