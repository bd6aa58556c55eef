import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './forgot-password.module.css'
import type { ForgotPasswordActor } from './forgot-password.tsx'

/** Shown once the email has been sent (FORGOT-01). */
export function EmailSent({ actor }: { actor: ForgotPasswordActor }) {
  return (
    <div className={styles.settled} role="status">
      <p>
        <Trans id="auth.forgotPassword.emailSent">
          We’ve emailed you a temporary password. It’s valid for one hour.
        </Trans>{' '}
        <Trans id="auth.forgotPassword.checkSpam">
          It may take a few minutes. Check your spam folder too.
        </Trans>
      </p>
      <Button look="act" autoFocus onClick={() => actor.send({ type: 'message.confirm' })}>
        <Trans id="common.acknowledge">Got it</Trans>
      </Button>
    </div>
  )
}

/** Shown if the password was changed, but two-factor authentication was not completed. */
export function PasswordChanged({ actor }: { actor: ForgotPasswordActor }) {
  return (
    <div className={styles.settled} role="status">
      <p>
        <Trans id="auth.forgotPassword.changed">
          Password changed. Log in with it and have your authenticator app ready.
        </Trans>
      </p>
      <Button look="act" autoFocus onClick={() => actor.send({ type: 'forgot.leave' })}>
        <Trans id="common.logIn">Log in</Trans>
      </Button>
    </div>
  )
}
