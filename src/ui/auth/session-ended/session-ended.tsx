import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './session-ended.module.css'

type Props = {
  reason: 'expired' | 'elsewhere'
  onLogIn: () => void
  onClose: () => void
}

/**
 * The message that the session has ended (SESS-03). It appears once, and the page behind it stays unchanged.
 */
export function SessionEnded({ reason, onLogIn, onClose }: Props) {
  return (
    <Dialog title={<Trans id="auth.sessionEnded.title">Your session has ended</Trans>} onClose={onClose}>
      <p>
        {reason === 'expired' ? (
          <Trans id="auth.sessionEnded.expired">
            Log in again to continue where you left off. Your money is safe.
          </Trans>
        ) : (
          <Trans id="auth.sessionEnded.elsewhere">
            Your session was ended on another device or browser. If it wasn’t you, change your password.
          </Trans>
        )}
      </p>
      <div className={styles.acts}>
        <Button look="act" onClick={onLogIn}>
          <Trans id="common.logIn">Log in</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans id="common.notNow">Not now</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
