import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import type { SmsCodeActor } from './code-button.tsx'
import styles from './code-said.module.css'

/** What became of a code: a refusal as a dialog with the platform's own sentence (LOGIN-07). */
export function CodeWarning({ actor }: { actor: SmsCodeActor }) {
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.matches('refused') ? snapshot.context.refusal : null,
  )
  const dismiss = () => actor.send({ type: 'warning.dismiss' })
  if (!refusal) return null
  return (
    <Dialog title={<Trans>No code was sent</Trans>} onClose={dismiss}>
      <p className={styles.warning}>{refusal.message || <Trans>Try again in a moment.</Trans>}</p>
      <Button look="act" autoFocus onClick={dismiss}>
        <Trans>OK</Trans>
      </Button>
    </Dialog>
  )
}

/** What stands under the field for the code. */
export function CodeHint({ actor }: { actor: SmsCodeActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches({ counting: 'sent' })) return <Trans>The code was sent. Type it here.</Trans>
  if (snapshot.matches({ counting: 'heldBack' })) {
    return <Trans>Another code can be asked for when the time is up.</Trans>
  }
  if (snapshot.matches('failed')) {
    const { title } = failureWords(snapshot.context.failure?.reason)
    return (
      <>
        {title}. <Trans>If no code arrives, ask for another one.</Trans>
      </>
    )
  }
  return snapshot.context.use === 'login' ? (
    <Trans>We text you a code; it is your password this time.</Trans>
  ) : (
    <Trans>We text you a code, so that we know the mobile is yours.</Trans>
  )
}
