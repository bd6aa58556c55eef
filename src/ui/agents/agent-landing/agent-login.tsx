import { Trans } from '@lingui/react/macro'
import type { LoginActor } from '#ui/auth/login/login.tsx'
import { LoginSteps } from '#ui/auth/login/login-steps.tsx'
import styles from './agent-login.module.css'

type Props = { actor: LoginActor; onTerms: () => void }

/** AGENT-01: the agent login, inline on the page. */
export function AgentLogin(login: Props) {
  return (
    <section className={styles.login} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        <Trans>Agent login</Trans>
      </h2>
      <LoginSteps {...login} />
    </section>
  )
}
