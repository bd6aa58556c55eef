import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { listOf } from '../game/lobby-part.ts'
import { PartName } from '../game/part-name.tsx'
import type { LobbyEntry } from './lobby-entries.ts'
import styles from './parts-navigation.module.css'

type Props = {
  entries: readonly LobbyEntry[]
  /** HEAD-04: what drops down from them; comes once somebody is near. */
  menus: ReactNode
}

/** ROUTE-18: the parts of the lobby in the header, where there is room for them. */
export function PartsNavigation({ entries, menus }: Props) {
  const { t } = useLingui()
  const [isNear, setNear] = useState(false)
  const near = () => setNear(true)
  return (
    <nav className={styles.parts} aria-label={t`Categories`} onPointerEnter={near} onFocus={near}>
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
      {isNear ? menus : null}
    </nav>
  )
}
