import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AgentIcon } from './agent-icon.tsx'
import styles from './agent-menu.module.css'
import { type AgentEntry, contractPages } from './agent-page.ts'
import { PageName } from './page-name.tsx'

type Props = {
  entries: readonly AgentEntry[]
  /** Whether it may shrink to its signs where the page is narrow. */
  shrinks?: boolean
  /** Called when an entry was chosen. */
  onChoose?: () => void
}

/** AGENT-04: the pages of the agent centre; those of contracts stand apart. */
export function AgentMenu({ entries, shrinks = false, onChoose }: Props) {
  const { t } = useLingui()
  const isContract = ({ page }: AgentEntry) => contractPages.some((contract) => contract === page)
  const parts = [entries.filter((entry) => !isContract(entry)), entries.filter(isContract)]
  return (
    <nav className={styles.menu} aria-label={t`Agent centre`} data-shrinks={shrinks || undefined}>
      {parts.map((part) =>
        part[0] ? (
          <ul className={styles.list} key={part[0].page}>
            {part.map(({ page, to }) => (
              <li key={page}>
                <Link
                  className={styles.entry}
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  onClick={onChoose}
                >
                  <AgentIcon place={page} />
                  <span className={styles.name}>
                    <PageName page={page} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null,
      )}
    </nav>
  )
}
