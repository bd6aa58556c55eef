import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './registration-needed.module.css'

type Props = {
  onClose: () => void
  /** Undefined while sign-up is closed. */
  onConfirm: (() => void) | undefined
}

/** Tells trial players that the requested action needs a real-money account (GAME-04). */
export function RegistrationNeeded({ onClose, onConfirm }: Props) {
  return (
    <Dialog title={<Trans id="common.realAccountNeeded">Real-money account needed</Trans>} onClose={onClose}>
      <p>
        <Trans id="auth.realAccount.needed">
          This is only for real-money accounts. You can still play other games in demo mode.
        </Trans>
      </p>
      <div className={styles.acts}>
        {onConfirm ? (
          <Button look="act" onClick={onConfirm}>
            <Trans id="common.signUp">Sign up</Trans>
          </Button>
        ) : null}
        <Button look={onConfirm ? 'plain' : 'act'} onClick={onClose}>
          <Trans id="common.acknowledge">Got it</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
