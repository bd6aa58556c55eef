import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './agent-login.module.css'
import { APPLICATION } from './application-link.ts'

type Props = {
  account: string
  /** A trial player has to sign up first (SESS-04). */
  isTrial: boolean
  /** Undefined while sign-up is closed. */
  onRegister: (() => void) | undefined
  onLeave: () => void
}

/** Shown instead of the login to a player who is logged in (AGENT-02). */
export function NotAnAgent({ account, isTrial, onRegister, onLeave }: Props) {
  const isToRegister = isTrial && onRegister !== undefined
  return (
    <section className={styles.login} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        {isTrial ? <Trans>Register a real account first</Trans> : <Trans>Only agents can log in here</Trans>}
      </h2>
      <p className={styles.text}>
        {isTrial ? (
          <Trans>
            You are playing for play money. To work as an agent, sign out and log in with your agent’s
            account, or apply for one.
          </Trans>
        ) : (
          <Trans>
            You’re logged in as <strong>{account}</strong>, a player’s account. To work as an agent, sign out
            and log in with your agent’s account. If you have none yet, apply for one.
          </Trans>
        )}
      </p>
      <div className={styles.acts}>
        {isToRegister ? (
          <Button look="act" onClick={onRegister}>
            <Trans>Register</Trans>
          </Button>
        ) : null}
        <Button look={isToRegister ? 'line' : 'act'} onClick={onLeave}>
          <Trans>Sign out</Trans>
        </Button>
        <LinkButton href={`#${APPLICATION}`}>
          <Trans>Become an agent</Trans>
        </LinkButton>
        <LinkButton look="plain" href="/">
          <Trans>To the games</Trans>
        </LinkButton>
      </div>
    </section>
  )
}
