import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WaitingCount } from '#ui/agents/contract/waiting-count.tsx'
import styles from './agent-bar.module.css'
import { AgentIcon } from './agent-icon.tsx'
import type { AgentContracts, AgentEntry, AgentPage } from './agent-page.ts'

/** The most frequently used pages, with names that are short enough for the bar. */
const shortcuts: readonly { page: AgentPage; name: ReactNode }[] = [
  { page: 'teamOverview', name: <Trans id="agents.nav.overview">Overview</Trans> },
  { page: 'teamManagement', name: <Trans id="agents.team.label">Team</Trans> },
  { page: 'myIncome', name: <Trans id="agents.earnings.label">Earnings</Trans> },
  { page: 'dividend', name: <Trans id="common.dividend">Dividend</Trans> },
  { page: 'contracts', name: <Trans id="agents.contracts.title">Contracts</Trans> },
]

type Props = { entries: readonly AgentEntry[]; contracts: AgentContracts }

/** The bottom bar on phones (AGENT-04), with the most frequently used pages and their badge counts. */
export function AgentBar({ entries, contracts }: Props) {
  const { t } = useLingui()
  const known = shortcuts.flatMap(({ page, name }) => {
    const entry = entries.find((entry) => entry.page === page)
    return entry ? [{ ...entry, name }] : []
  })
  if (known.length < 2) return null
  return (
    <nav className={styles.bar} aria-label={t({ id: 'common.shortcuts', message: 'Shortcuts' })}>
      {known.map(({ page, to, name }) => (
        <Link
          key={page}
          className={styles.entry}
          to={to}
          activeOptions={{ exact: page !== 'contracts', includeSearch: false }}
        >
          <AgentIcon place={page} />
          <span className={styles.name}>{name}</span>
          {page === 'contracts' && contracts.state === 'known' ? (
            <span className={styles.waiting}>
              <WaitingCount waiting={contracts.waiting} />
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}
