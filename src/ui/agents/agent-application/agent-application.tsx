import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import styles from './agent-application.module.css'
import { ApplicationForm } from './application-form.tsx'

export type ApplicationActor = ActorRefFrom<typeof agentApplicationMachine>

type Props = {
  actor: ApplicationActor
  /** The element id that links refer to. */
  id: string
}

/** The application to become an agent (AGENT-12). */
export function AgentApplication({ actor, id }: Props) {
  const isReceived = useSelector(actor, (snapshot) => snapshot.matches({ form: 'received' }))
  return (
    <section className={styles.application} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className={styles.title} id={`${id}-title`}>
          <Trans id="agents.application.title">Become an agent</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="agents.application.intro">
            Tell us who you are and how you’d find players. We’ll call you during support hours to discuss
            your contract and open your agent account.
          </Trans>
        </p>
        <p className={styles.text}>
          <Trans id="agents.application.playersToo">
            Players can apply too. Your player account won’t change.
          </Trans>
        </p>
      </div>
      {isReceived ? <Received /> : <ApplicationForm actor={actor} />}
    </section>
  )
}

/** Confirms that the application was received. This message replaces the form and takes the focus. */
function Received() {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.received} ref={message} tabIndex={-1} role="status">
      <h3 className={styles.done}>
        <Trans id="agents.application.receivedTitle">Application received</Trans>
      </h3>
      <p className={styles.text}>
        <Trans id="agents.application.receivedBody">
          We’ll call the number you gave, Monday to Friday, 12:00 to 21:00, Brasília time.
        </Trans>
      </p>
    </div>
  )
}
