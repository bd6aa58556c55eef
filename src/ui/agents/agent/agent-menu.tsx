import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { WaitingCount } from '#ui/agents/contract/waiting-count.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { AgentIcon } from './agent-icon.tsx'
import styles from './agent-menu.module.css'
import { type AgentContracts, type AgentEntry, contractPages } from './agent-page.ts'
import { PageName } from './page-name.tsx'

type Props = {
  entries: readonly AgentEntry[]
  contracts: AgentContracts
  shrinks?: boolean
  onChoose?: () => void
}

/** The agent centre's menu (AGENT-04). Contract pages form their own group. */
export function AgentMenu({ entries, contracts, shrinks = false, onChoose }: Props) {
  const { t } = useLingui()
  const isContract = ({ page }: AgentEntry) => contractPages.some((contract) => contract === page)
  const parts = [entries.filter((entry) => !isContract(entry)), entries.filter(isContract)]
  return (
    <nav
      className={styles.menu}
      aria-label={t({ id: 'common.agentCentre', message: 'Agent centre' })}
      data-shrinks={shrinks || undefined}
    >
      {parts.map((part) =>
        part[0] ? (
          <ul className={styles.list} key={part[0].page}>
            {part.map(({ page, to }) => (
              <li key={page}>
                <Link
                  className={styles.entry}
                  to={to}
                  activeOptions={{ exact: page !== 'contracts', includeSearch: false }}
                  onClick={onChoose}
                >
                  <AgentIcon place={page} />
                  <span className={styles.name}>
                    <PageName page={page} />
                  </span>
                  {page === 'contracts' && contracts.state === 'known' ? (
                    <span className={styles.waiting}>
                      <WaitingCount waiting={contracts.waiting} />
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        ) : null,
      )}
      {contracts.state === 'loadFailed' ? <ContractsMissing onReload={contracts.onReload} /> : null}
    </nav>
  )
}

/** Replaces the links to contract pages if the contracts fail to load, and offers a retry. */
function ContractsMissing({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.missing}>
      <p className={styles.said} role="status">
        <Trans id="agents.nav.contractsFailed">Couldn’t load your contracts</Trans>
      </p>
      <button type="button" className={`${styles.entry} ${styles.again}`} onClick={onReload}>
        <Icon name="refresh" />
        <span className={styles.name}>
          <Trans id="agents.nav.contractsReload">Reload contracts</Trans>
        </span>
      </button>
    </div>
  )
}
