import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { sendProblemTexts } from '#ui/auth/firebase/firebase-text.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import type { SmsCodeActor } from './code-button.tsx'
import styles from './code-feedback.module.css'

/**
 * A dialog that says why a request for a code was refused. It shows the platform's text (LOGIN-07) or, for
 * Firebase, our own advice (REG-15).
 */
export function CodeWarning({ actor }: { actor: SmsCodeActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const dismiss = () => actor.send({ type: 'warning.dismiss' })
  if (!snapshot.matches('refused')) return null
  const { refusal } = snapshot.context
  return (
    <Dialog title={<Trans id="auth.smsCode.notSent">No code was sent</Trans>} onClose={dismiss}>
      <div className={styles.warning}>
        <p>{refusalText(snapshot)}</p>
        <HeldBack until={refusal && 'retryAt' in refusal ? refusal.retryAt : 0} />
      </div>
      <Button look="act" autoFocus onClick={dismiss}>
        <Trans id="common.acknowledge">Got it</Trans>
      </Button>
    </Dialog>
  )
}

/** A countdown until the next request is allowed. `until` is in epoch ms. */
function HeldBack({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return null
  return (
    <p>
      <Trans id="auth.smsCode.waitTime">
        You can request a new code in <Clock seconds={seconds} />.
      </Trans>
    </p>
  )
}

function refusalText({ context: { refusal } }: SnapshotFrom<SmsCodeActor>): ReactNode {
  if (refusal && 'problem' in refusal) return sendProblemTexts[refusal.problem]
  return refusal?.message || <Trans id="common.tryAgainSoon">Try again in a moment.</Trans>
}

export function CodeHint({ actor }: { actor: SmsCodeActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches({ counting: 'sent' }))
    return <Trans id="common.codeSent">Code sent. Enter it here.</Trans>
  if (snapshot.matches({ counting: 'heldBack' })) {
    return <Trans id="common.codeWait">You can request another code when the time is up.</Trans>
  }
  if (snapshot.matches('failed')) {
    const { title } = failureText(snapshot.context.failure)
    return (
      <>
        {title}. <Trans id="common.codeMissing">If you don’t get a code, request another one.</Trans>
      </>
    )
  }
  return snapshot.context.use === 'login' ? (
    <Trans id="auth.smsCode.loginHint">
      We’ll send an SMS code. You log in with it instead of a password.
    </Trans>
  ) : (
    <Trans id="auth.smsCode.verifyHint">We’ll send an SMS code to check that the phone is yours.</Trans>
  )
}
