import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './forgot-password.module.css'
import type { ForgotPasswordActor } from './forgot-password.tsx'

/** Shown once the email is sent (FORGOT-01). */
export function EmailSent({ actor }: { actor: ForgotPasswordActor }) {
  return (
    <div className={styles.settled} role="status">
      <p>
        <Trans>We sent you an e-mail with the way back in.</Trans>{' '}
        <Trans>It takes a few minutes. Look among unwanted mail too.</Trans>
      </p>
      <Button look="act" autoFocus onClick={() => actor.send({ type: 'message.confirm' })}>
        <Trans>OK</Trans>
      </Button>
    </div>
  )
}

/** Shown when the password was changed but two-factor authentication was not completed. */
export function PasswordChanged({ actor }: { actor: ForgotPasswordActor }) {
  return (
    <div className={styles.settled} role="status">
      <p>
        <Trans>Your new password holds. Log in with it, and have the second step at hand.</Trans>
      </p>
      <Button look="act" autoFocus onClick={() => actor.send({ type: 'forgot.leave' })}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  )
}
