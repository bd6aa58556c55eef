import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { FRAME_PLACE } from '#protocol/auth/firebase-frame.ts'
import type { SmsCodeActor } from '#ui/auth/sms-code/code-button.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './firebase-check.module.css'

/**
 * Contains the Firebase iframe. It is visible while a code is being requested, since reCAPTCHA may show a
 * challenge. It stays mounted until the code is confirmed, because moving an iframe reloads it.
 */
export function FirebaseCheck({ actor }: { actor: SmsCodeActor }) {
  const isByFirebase = useSelector(actor, (snapshot) => snapshot.context.sender === 'firebase')
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('checking'))
  const isOver = useSelector(
    actor,
    (snapshot) => !snapshot.matches('checking') && !snapshot.matches('refused'),
  )
  const leadId = useId()
  const check = useRef<HTMLElement>(null)
  // If the request is refused, keep the focus here until the warning has closed. Otherwise the warning would
  // return the focus to a hidden element.
  useLayoutEffect(() => {
    if (!isOver) return lendFocus(check.current)
  }, [isOver])
  if (!isByFirebase) return null
  return (
    <section className={styles.check} ref={check} aria-labelledby={leadId} tabIndex={-1} hidden={!isShown}>
      <p className={styles.lead} id={leadId}>
        <Trans id="auth.firebase.checking">
          We’re checking that you’re not a robot. Google may ask you to select images.
        </Trans>
      </p>
      <div className={styles.place} id={FRAME_PLACE} />
      <div className={styles.end}>
        <Button look="plain" onClick={() => actor.send({ type: 'check.close' })}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </section>
  )
}

/**
 * Focuses an element. The returned function restores the previous focus, unless the focus has moved elsewhere
 * meanwhile.
 */
function lendFocus(borrower: HTMLElement | null): () => void {
  const lender = document.activeElement
  borrower?.focus()
  return () => {
    const holder = document.activeElement
    const isStillHere = holder === document.body || borrower?.contains(holder)
    if (isStillHere && lender instanceof HTMLElement) lender.focus()
  }
}
