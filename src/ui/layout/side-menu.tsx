import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartGlyph, PartName } from '#ui/kit/lobby-parts/part-name.tsx'
import { LanguageChoice } from './language-choice.tsx'
import type { LobbyEntry } from './lobby-entries.ts'
import styles from './side-menu.module.css'

type Props = {
  entries: readonly LobbyEntry[]
  language: ActorRefFrom<typeof languageMachine>
  more: (onChoose?: () => void) => ReactNode
  shrinks?: boolean
  onChoose?: () => void
}

/** The side menu: Home, categories, entries that load later, and the language (SIDE-01, SIDE-03). */
export function SideMenu({ entries, language, more, shrinks = false, onChoose }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.menu} data-shrinks={shrinks || undefined}>
      <nav aria-label={t({ id: 'layout.sideMenu.main', message: 'Main menu' })}>
        <ul className={styles.list}>
          <Entry to="/" onChoose={onChoose} sign={<Icon name="home" />}>
            <Trans id="common.home">Home</Trans>
          </Entry>
          <Entry to={'/favorite' as '/'} onChoose={onChoose} sign={<Icon name="heart" />}>
            <Trans id="common.favourites">Favourites</Trans>
          </Entry>
          <Entry to={'/recent' as '/'} onChoose={onChoose} sign={<Icon name="recent" />}>
            <Trans id="common.recentlyPlayed">Recently played</Trans>
          </Entry>
        </ul>
        <h2 className={styles.heading}>
          <Trans id="layout.games">Games</Trans>
        </h2>
        <ul className={styles.list}>
          {entries.map(({ part, total }) => (
            <Entry
              key={part}
              to={listOf(part)}
              onChoose={onChoose}
              sign={<PartGlyph part={part} />}
              count={total === null ? undefined : i18n.number(total)}
            >
              <PartName part={part} />
            </Entry>
          ))}
        </ul>
      </nav>
      {more(onChoose)}
      <div className={styles.foot}>
        <LanguageChoice actor={language} shrinks={shrinks} />
      </div>
    </div>
  )
}

type EntryProps = {
  to: '/'
  sign: ReactNode
  count?: string | undefined
  onChoose: (() => void) | undefined
  children: ReactNode
}

function Entry({ to, sign, count, onChoose, children }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry} activeOptions={{ exact: true }} onClick={onChoose}>
        {sign}
        <span className={styles.name}>{children}</span>
        {count ? <span className={styles.count}>{count}</span> : null}
      </Link>
    </li>
  )
}
