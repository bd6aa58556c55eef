import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './account-choice.module.css'

type Props = {
  /** `current` is the name of the logged-in account, `other` that of the login link's account. */
  current: string
  other: string
  onStay: () => void
  onSwitch: () => void
}

/** Asks which account to use (LOGIN-11). Closing the dialog keeps the current one. */
export function AccountChoice({ current, other, onStay, onSwitch }: Props) {
  return (
    <Dialog title={<Trans>Which account do you want to use?</Trans>} onClose={onStay}>
      <p className={styles.text}>
        <Trans>
          You’re logged in as <strong>{current}</strong>. This link logs in to <strong>{other}</strong>.
        </Trans>
      </p>
      <p className={styles.text}>
        <Trans>
          If you didn’t ask for this link, stay in your account: money that you deposit after switching goes
          to the other one.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={onStay}>
          <Trans>Stay as {current}</Trans>
        </Button>
        <Button onClick={onSwitch}>
          <Trans>Continue as {other}</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
