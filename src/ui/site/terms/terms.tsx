import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './terms.module.css'

export function Terms({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<Trans id="common.terms">Terms</Trans>} onClose={onClose}>
      <div className={styles.words}>
        <h3>
          <Trans id="site.terms.whoTitle">Who can play</Trans>
        </h3>
        <p>
          <Trans id="site.terms.whoBody">
            You must be 18 or over, sign up in your own name and have only one account. We may ask for proof
            of your age and identity before a withdrawal.
          </Trans>
        </p>
        <h3>
          <Trans id="site.terms.accountTitle">Your account</Trans>
        </h3>
        <p>
          <Trans id="site.terms.accountBody">
            Keep your password secret: anything done with it counts as done by you. You can change it at any
            time.
          </Trans>
        </p>
        <h3>
          <Trans id="common.money">Money</Trans>
        </h3>
        <p>
          <Trans id="site.terms.moneyBody">
            Deposits and withdrawals must be in your own name. A bet counts once it’s placed, and its result
            is the one we record. Your transaction history shows every transaction.
          </Trans>
        </p>
        <h3>
          <Trans id="site.terms.responsibleTitle">Responsible gaming</Trans>
        </h3>
        <p>
          <Trans id="site.terms.responsibleBody">
            Play for fun, with money you can afford to lose. If playing stops being fun, ask customer support:
            they’ll close your account at once.
          </Trans>
        </p>
        <h3>
          <Trans id="site.terms.fairTitle">Fair play</Trans>
        </h3>
        <p>
          <Trans id="site.terms.fairBody">
            We close accounts that use bots, collude against other players or exist only to get another bonus.
            We tell you why, and you can reply.
          </Trans>
        </p>
        <h3>
          <Trans id="site.terms.dataTitle">Your data</Trans>
        </h3>
        <DataTerms />
      </div>
      <div className={styles.acts}>
        <Button look="act" onClick={onClose}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

const DataTerms = () => (
  <>
    <p>
      <Trans id="site.terms.dataKept">
        We keep what you enter, where you log in and what you play, as long as the law requires.
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
