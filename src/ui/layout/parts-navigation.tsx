import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isInHeader, listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import type { LobbyEntry } from './lobby-entries.ts'
import styles from './parts-navigation.module.css'

type Props = {
  entries: readonly LobbyEntry[]
  /** The vendor menus (HEAD-04). They are rendered once the pointer or the focus has entered the navigation. */
  menus: ReactNode
}

/** Links to Home, promotions and categories in the header, if there is space (ROUTE-18). */
export function PartsNavigation({ entries, menus }: Props) {
  const { t, i18n } = useLingui()
  const [isNear, setNear] = useState(false)
  const near = () => setNear(true)
  const ways = [
    { to: '/' as const, name: msg({ id: 'common.home', message: 'Home' }) },
    { to: '/promotions' as '/', name: msg({ id: 'common.promotions', message: 'Promotions' }) },
    ...entries.filter(isInHeader).map(({ part }) => ({ to: listOf(part), name: partText(part) })),
  ]
  return (
    <nav
      className={styles.parts}
      aria-label={t({ id: 'layout.categories', message: 'Categories' })}
      onPointerEnter={near}
      onFocus={near}
    >
      <ul className={styles.list}>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.link} to={to} activeOptions={{ exact: true }}>
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
      {isNear ? menus : null}
    </nav>
  )
}
