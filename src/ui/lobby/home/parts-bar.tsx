import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Game } from '#protocol/lobby/games.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { anchorOf, type LobbyPart } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartGlyph, PartName } from '#ui/kit/lobby-parts/part-name.tsx'
import styles from './parts-bar.module.css'

type Props = {
  parts: readonly LobbyPart[]
  /** The game that the e-lottery entry opens (HOME-08). Null if there is none. */
  lottery: Game | null
  onPlay: (game: Game) => void
}

/** The lobby's categories (HOME-04), for screen widths at which the side menu has no labels. */
export function PartsBar({ parts, lottery, onPlay }: Props) {
  const { t } = useLingui()
  return (
    <nav
      className={styles.bar}
      aria-label={t({ id: 'lobby.home.gamesOnPage', message: 'Games on this page' })}
      id="games"
    >
      <ul className={styles.list}>
        <Entry href="#content" sign={<Icon name="home" />}>
          <Trans id="common.home">Home</Trans>
        </Entry>
        <li>
          <Link className={styles.link} to={'/favorite' as '/'}>
            <Icon name="heart" />
            <Trans id="common.favourites">Favourites</Trans>
          </Link>
        </li>
        {parts.map((part) => (
          <Entry
            key={part}
            href={`#${anchorOf(part)}`}
            sign={<PartGlyph part={part} />}
            onChoose={part === 'ELOTT' && lottery ? () => onPlay(lottery) : undefined}
          >
            <PartName part={part} />
          </Entry>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = { href: string; sign: ReactNode; onChoose?: (() => void) | undefined; children: ReactNode }

function Entry({ href, sign, onChoose, children }: EntryProps) {
  return (
    <li>
      <a
        className={styles.link}
        href={href}
        onClick={(event) => {
          if (!onChoose) return
          event.preventDefault()
          onChoose()
        }}
      >
        {sign}
        {children}
      </a>
    </li>
  )
}

export function PartsBarSkeleton() {
  return <div className={styles.bar} aria-hidden="true" />
}
