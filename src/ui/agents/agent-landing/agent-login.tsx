import { Trans } from '@lingui/react/macro'
import type { LoginActor } from '#ui/auth/login/login.tsx'
import { LoginSteps } from '#ui/auth/login/login-steps.tsx'
import styles from './agent-login.module.css'

type Props = { actor: LoginActor; onTerms: () => void }

/** The agents' login form, which is part of the page instead of a popup (AGENT-01). */
export function AgentLogin(login: Props) {
  return (
    <section className={styles.login} aria-labelledby="agent-login">
      <h2 className={styles.title} id="agent-login">
        <Trans id="common.agentLogin">Agent login</Trans>
      </h2>
      <LoginSteps {...login} />
    </section>
  )
}
