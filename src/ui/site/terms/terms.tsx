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
        <DataTerms />
      </div>
      <div className={styles.acts}>
        <Button look="act" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

const DataTerms = () => (
  <>
    <p>
      <Trans id="site.terms.dataKept" comment="Terms">
        We keep what you enter, where you log in from and what you play, as long as the law requires.
      </Trans>
    </p>
    <p>
      <Trans id="site.terms.dataShared" comment="Terms; a list follows">
        We share only what’s needed.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans id="site.terms.dataPayments" comment="Terms; item of a list of those who get data, and which">
          Payment providers and banks: for deposits and withdrawals.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataCodes" comment="Terms; item of a list of those who get data, and which">
          Services that send and check SMS codes and emails: your phone number or email.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataGames" comment="Terms; item of a list of those who get data, and which">
          Game providers: for the games you play.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataAnalytics" comment="Terms; item of a list of those who get data, and which">
          Google Analytics: the pages you open, if you allow its cookie.
        </Trans>
      </li>
      <li>
        <Trans
          id="site.terms.dataAuthorities"
          comment="Terms; item of a list of those who get data, and which"
        >
          Authorities: when the law requires it.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans id="site.terms.dataSeen" comment="Terms">
        If an agent invited you, your uplines see your username, bets, deposits and withdrawals. Other players
        see your nickname in games and in the chat. The winners list shows the first two letters of your
        username.
      </Trans>
    </p>
    <p>
      <Trans id="site.terms.dataRequest" comment="Terms">
        If you ask, we’ll tell you what we keep.
      </Trans>
    </p>
  </>
)
