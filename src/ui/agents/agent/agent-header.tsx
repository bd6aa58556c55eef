import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { AgentBrand } from './agent-brand.tsx'
import { AgentClock } from './agent-clock.tsx'
import styles from './agent-header.module.css'
import { AgentIcon } from './agent-icon.tsx'
import type { AgentPlaces, AgentService, AgentUnread } from './agent-page.ts'
import { ServiceName } from './page-name.tsx'
import { UnreadCount } from './unread-count.tsx'

type Props = {
  brand: string
  session: ActorRefFrom<typeof sessionMachine>
  places: AgentPlaces
  unread: AgentUnread
  /** How far the platform's clock is ahead of the device's, in ms. Null while unknown. */
  ahead: number | null
  drawer: ReactNode
}

const inWords = ['deposit', 'withdraw'] as const
const inSigns = ['messages', 'support'] as const

/**
 * The agent centre's header: brand, clock, the agent's name, and links to the most frequently used services
 * (AGENT-03).
 */
export function AgentHeader({ brand, session, places, unread, ahead, drawer }: Props) {
  const { t } = useLingui()
  const member = useSelector(session, ({ context }) => context.member)
  return (
    <header className={styles.header}>
      <div className={styles.phone}>{drawer}</div>
      <AgentBrand brand={brand} to="/agentHome" />
      <div className={styles.clock}>
        <AgentClock ahead={ahead} />
      </div>
      <p className={styles.me}>
        {member ? member.nickname || member.account : <span className={styles.skeleton} />}
      </p>
      {inWords.map((service) => (
        <Service key={service} service={service} places={places} />
      ))}
      {inSigns.map((service) => (
        <Service key={service} service={service} places={places} isSign count={unread[service]} />
      ))}
      <div className={styles.desk}>
        <IconButton
          label={t({ id: 'common.logOut', message: 'Log out' })}
          onClick={() => session.send({ type: 'session.leave' })}
        >
          <Icon name="leave" />
        </IconButton>
      </div>
    </header>
  )
}

type ServiceProps = {
  service: AgentService
  places: AgentPlaces
  isSign?: boolean
  count?: number | undefined
}

/** A link to a service. Renders nothing if the site does not offer the service. */
function Service({ service, places, isSign = false, count = 0 }: ServiceProps) {
  const to = places[service]
  if (to === undefined) return null
  return (
    <Link className={isSign ? styles.sign : styles.word} to={to} data-service={service}>
      {isSign ? <AgentIcon place={service} /> : null}
      <span className={isSign ? unseen.unseen : undefined}>
        <ServiceName service={service} />
      </span>
      <span className={styles.count}>
        <UnreadCount count={count} />
      </span>
    </Link>
  )
}
