import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './terms.module.css'

export function Terms({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<Trans>Terms</Trans>} onClose={onClose}>
      <div className={styles.words}>
        <h3>
          <Trans>Who may play</Trans>
        </h3>
        <p>
          <Trans>
            You are 18 or older, you register for yourself, and you have one account. We may ask for proof of
            your age and of who you are before money is paid out.
          </Trans>
        </p>
        <h3>
          <Trans>Your account</Trans>
        </h3>
        <p>
          <Trans>
            Keep your password to yourself; what is done with it counts as done by you. You can change it at
            any time.
          </Trans>
        </p>
        <h3>
          <Trans>Money</Trans>
        </h3>
        <p>
          <Trans>
            You pay in and are paid out in your own name. A bet holds once it is placed; its result is what
            the platform has recorded, and every movement stands in your records.
          </Trans>
        </p>
        <h3>
          <Trans>Playing within bounds</Trans>
        </h3>
        <p>
          <Trans>
            Play for fun, with money you can do without. Whoever loses sight of that can have the account
            closed by customer service at once.
          </Trans>
        </p>
        <h3>
          <Trans>Fairness</Trans>
        </h3>
        <p>
          <Trans>
            Programs that play, agreements against other players and more than one account for a bonus end an
            account. We say why, and you can answer.
          </Trans>
        </p>
        <h3>
          <Trans>Your data</Trans>
        </h3>
        <p>
          <Trans>
            We keep what you fill in, where you log in from and what you play for as long as the law asks,
            show it to nobody else, and tell you on request what it is.
          </Trans>
        </p>
      </div>
      <div className={styles.acts}>
        <Button look="act" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
