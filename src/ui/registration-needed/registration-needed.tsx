import { Trans } from '@lingui/react/macro'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import styles from './registration-needed.module.css'

/** GAME-04: what a trial player wants is only for real accounts. */
export function RegistrationNeeded({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<Trans>Register a real account first</Trans>} onClose={onClose}>
      <p>
        <Trans>This is only for real accounts. Games marked for play money stay open to you.</Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
