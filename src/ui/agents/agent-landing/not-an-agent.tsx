import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './agent-login.module.css'
import { APPLICATION } from './application-link.ts'

type Props = {
  account: string
  /** Whether the player is a trial player, who has to sign up first (SESS-04). */
  isTrial: boolean
  /** Undefined while sign-up is closed. */
  onRegister: (() => void) | undefined
  onLeave: () => void
}

/** Shown instead of the login form if a player is logged in (AGENT-02). */
export function NotAnAgent({ account, isTrial, onRegister, onLeave }: Props) {
  const isToRegister = isTrial && onRegister !== undefined
  return (
    <section className={styles.login} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        {isTrial ? (
          <Trans id="common.realAccountNeeded">Real-money account needed</Trans>
        ) : (
          <Trans id="agents.landing.notAgentTitle">Only agents can log in here</Trans>
        )}
      </h2>
      <p className={styles.text}>
        {isTrial ? (
          <Trans id="agents.landing.notAgentDemo">
            You’re playing in demo mode. To work as an agent, log out and log in with your agent account, or
            apply for one.
          </Trans>
        ) : (
          <Trans id="agents.landing.notAgentPlayer">
            You’re logged in as <strong>{account}</strong>, which is a player account. To work as an agent,
            log out and log in with your agent account. No agent account yet? Apply for one.
          </Trans>
        )}
      </p>
      <div className={styles.acts}>
        {isToRegister ? (
          <Button look="act" onClick={onRegister}>
            <Trans id="common.signUp">Sign up</Trans>
          </Button>
        ) : null}
        <Button look={isToRegister ? 'line' : 'act'} onClick={onLeave}>
          <Trans id="common.logOut">Log out</Trans>
        </Button>
        <LinkButton href={`#${APPLICATION}`}>
          <Trans id="agents.application.title">Become an agent</Trans>
        </LinkButton>
        <LinkButton look="plain" href="/">
          <Trans id="common.toGames">Go to the games</Trans>
        </LinkButton>
      </div>
    </section>
  )
}
