import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './session-ended.module.css'

type Props = {
  reason: 'expired' | 'elsewhere'
  onLogIn: () => void
  onClose: () => void
}

/** Message that the session has ended (SESS-03). It shows once, and the page behind it stays unchanged. */
export function SessionEnded({ reason, onLogIn, onClose }: Props) {
  return (
    <Dialog title={<Trans>Your session has ended</Trans>} onClose={onClose}>
      <p>
        {reason === 'expired' ? (
          <Trans>
            This session is no longer valid. Log in again and go on where you were; your money is safe.
          </Trans>
        ) : (
          <Trans>Your session was ended from another place. If that was not you, change your password.</Trans>
        )}
      </p>
      <div className={styles.acts}>
        <Button look="act" onClick={onLogIn}>
          <Trans>Log in</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
