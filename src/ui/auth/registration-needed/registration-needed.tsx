import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './registration-needed.module.css'

type Props = {
  onClose: () => void
  /** Undefined while sign-up is closed. */
  onConfirm: (() => void) | undefined
}

/** Tells a trial player that this needs a real-money account (GAME-04). */
export function RegistrationNeeded({ onClose, onConfirm }: Props) {
  return (
    <Dialog title={<Trans>Register a real account first</Trans>} onClose={onClose}>
      <p>
        <Trans>This is only for real accounts. Games marked for play money stay open to you.</Trans>
      </p>
      <div className={styles.acts}>
        {onConfirm ? (
          <Button look="act" onClick={onConfirm}>
            <Trans>Register</Trans>
          </Button>
        ) : null}
        <Button look={onConfirm ? 'plain' : 'act'} onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
