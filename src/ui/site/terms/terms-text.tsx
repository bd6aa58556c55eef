import { Trans } from '@lingui/react/macro'
import styles from './terms.module.css'

/** The terms, as shown by registration, login and the help centre. */
export const TermsText = () => (
  <div className={styles.words}>
    <h3>
      <Trans id="site.terms.whoTitle">Who can play</Trans>
    </h3>
    <p>
      <Trans id="site.terms.whoBody">
        You must be 18 or over, sign up in your own name and have only one account. We may ask for proof of
        your age and identity before a withdrawal.
      </Trans>
    </p>
    <h3>
      <Trans id="site.terms.accountTitle">Your account</Trans>
    </h3>
    <p>
      <Trans id="site.terms.accountBody">
        Keep your password secret: anything done with it counts as done by you. You can change it at any time.
      </Trans>
    </p>
    <h3>
      <Trans id="common.money">Money</Trans>
    </h3>
    <p>
      <Trans id="site.terms.moneyBody">
        Deposits and withdrawals must be in your own name. A bet counts once it’s placed, and its result is
        the one we record. Your transaction history shows every transaction.
      </Trans>
    </p>
    <h3>
      <Trans id="site.terms.responsibleTitle">Responsible gaming</Trans>
    </h3>
    <p>
      <Trans id="site.terms.responsibleBody">
        Play for fun, with money you can afford to lose. If playing stops being fun, ask customer support to
        close your account.
      </Trans>
    </p>
    <h3>
      <Trans id="site.terms.fairTitle">Fair play</Trans>
    </h3>
    <p>
      <Trans id="site.terms.fairBody">
        We close accounts that use bots, collude against other players or exist only to get another bonus. We
        tell you why, and you can reply.
      </Trans>
    </p>
    <h3>
      <Trans id="site.terms.dataTitle">Your data</Trans>
    </h3>
    <DataTerms />
  </div>
)

const DataTerms = () => (
  <>
    <p>
      <Trans id="site.terms.dataKept" comment="Terms">
        We keep what you enter, your bets and your payments, with no set end date. Data about your logins and
        devices is deleted when it expires.
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
          Payment providers and banks: your deposits and withdrawals, with your name and Pix key or bank
          account.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataCodes" comment="Terms; item of a list of those who get data, and which">
          Services that send SMS and emails: your phone number or email, and the text.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataFirebase" comment="Terms; item of a list of those who get data, and which">
          Google Firebase: your phone number and data about your browser, if it sends your SMS code.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataGames">
          Game providers with their own wallets: your player number and the amounts you transfer.
        </Trans>
      </li>
      <li>
        <Trans id="site.terms.dataAnalytics" comment="Terms; item of a list of those who get data, and which">
          Google Analytics: the pages you open, if you allow its cookie.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans id="site.terms.dataUplines" comment="Terms">
        If an agent invited you, your uplines see your username, nickname, VIP level, balance and last login.
        They also see your bets, deposits, withdrawals and bonuses.
      </Trans>
    </p>
    <p>
      <Trans id="site.terms.dataSeen" comment="Terms">
        Other players see your nickname in the chat. In PvP, rankings and the winners list, they see the first
        two letters of your username.
      </Trans>
    </p>
    <p>
      <Trans id="site.terms.dataRequest" comment="Terms">
        To learn what we keep about you, ask customer support.
      </Trans>
    </p>
  </>
)
