import { Trans } from '@lingui/react/macro'
import styles from './hours.module.css'

/** Support hours for agents and applicants (AGENT-01). */
export function Hours() {
  return (
    <section className={styles.hours} aria-labelledby="agent-hours">
      <h2 className={styles.title} id="agent-hours">
        <Trans id="agents.landing.hoursTitle">Agent support hours</Trans>
      </h2>
      <p>
        <Trans id="agents.landing.hours">Monday to Friday, 12:00 to 21:00</Trans>
      </p>
      <p className={styles.zone}>
        <Trans id="agents.landing.hoursZone">Brasília time, GMT−3</Trans>
      </p>
    </section>
  )
}
