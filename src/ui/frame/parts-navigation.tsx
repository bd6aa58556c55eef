import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { listOf } from '../game/lobby-part.ts'
import { PartName } from '../game/part-name.tsx'
import type { LobbyEntry } from './lobby-entries.ts'
import styles from './parts-navigation.module.css'

/** ROUTE-18: the parts of the lobby in the header, where there is room for them. */
export function PartsNavigation({ entries }: { entries: readonly LobbyEntry[] }) {
  const { t } = useLingui()
  return (
    <nav className={styles.parts} aria-label={t`Categories`}>
      <ul className={styles.list}>
        {entries
          .filter(({ part }) => part !== 'HOT')
          .map(({ part }) => (
            <li key={part}>
              <Link className={styles.link} to={listOf(part)}>
                <PartName part={part} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
