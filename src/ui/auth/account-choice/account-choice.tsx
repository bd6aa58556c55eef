import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './account-choice.module.css'

type Props = {
  /** `current` is the name of the logged-in account, and `other` is the name of the link's account. */
  current: string
  other: string
  onStay: () => void
  onSwitch: () => void
}

/** Asks which account to use (LOGIN-11). Closing the dialog keeps the current one. */
export function AccountChoice({ current, other, onStay, onSwitch }: Props) {
  return (
    <Dialog title={<Trans id="auth.accountChoice.title">Which account will you use?</Trans>} onClose={onStay}>
      <p className={styles.text}>
        <Trans id="auth.accountChoice.accounts">
          You’re logged in as <strong>{current}</strong>. This link logs you in as <strong>{other}</strong>.
        </Trans>
      </p>
      <p className={styles.text}>
        <Trans id="auth.accountChoice.warning">
          If you didn’t ask for this link, stay in your account. After switching, your deposits go to the
          other account.
        </Trans>
      </p>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={onStay}>
          <Trans id="auth.accountChoice.stay">Stay as {current}</Trans>
        </Button>
        <Button onClick={onSwitch}>
          <Trans id="auth.accountChoice.switch">Continue as {other}</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
