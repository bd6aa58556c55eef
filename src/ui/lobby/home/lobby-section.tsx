import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Game } from '#protocol/lobby/games.ts'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import { anchorOf, type LobbyPart, listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartName } from '#ui/kit/lobby-parts/part-name.tsx'
import { Tile, TileSkeleton } from '#ui/lobby/game/tile.tsx'
import styles from './lobby-section.module.css'
import { sectionOf } from './sections.ts'

type Props = {
  part: LobbyPart
  games: readonly Game[]
  total: number
  loading?: 'eager' | 'lazy'
  /**
   * Whether the section is far below the first screen. Its tiles then render after hydration, so that the
   * first paint comes earlier.
   */
  late?: boolean
  onPlay: (game: Game) => void
  toolsOf: ToolsOf
}

export type ToolsOf = ((game: Game) => ReactNode) | undefined

export function LobbySection({ part, games, total, loading = 'lazy', late = false, onPlay, toolsOf }: Props) {
  const isThere = useHydrated() || !late
  const anchor = anchorOf(part)
  const { shown, more } = sectionOf(part === 'HOT' ? 'hot' : 'category', games)
  const count = <Plural id="lobby.home.gameCount" value={total} _0="No games" one="# game" other="# games" />
  return (
    <section className={styles.section} id={anchor} aria-labelledby={`${anchor}-title`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`${anchor}-title`}>
          <PartName part={part} />
        </h2>
        {more ? (
          <Link className={styles.count} to={listOf(part)}>
            {count}
          </Link>
        ) : (
          <span className={styles.count}>{count}</span>
        )}
      </header>
      <ul className={styles.tiles}>
        {shown.map((game) => (
          <li key={game.nodeId}>
            {isThere ? (
              <Tile game={game} loading={loading} badge={part !== 'HOT'} onPlay={onPlay} />
            ) : (
              <TileSkeleton />
            )}
            {toolsOf?.(game)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LobbySectionSkeleton({ part }: { part?: LobbyPart }) {
  const places = ['1', '2', '3', '4', '5', '6']
  return (
    <section className={styles.section} aria-hidden="true">
      <header className={styles.head}>
        {part ? (
          <h2 className={styles.title}>
            <PartName part={part} />
          </h2>
        ) : (
          <span className={styles.titleSkeleton} />
        )}
      </header>
      <ul className={styles.tiles}>
        {places.map((place) => (
          <li key={place}>
            <TileSkeleton />
          </li>
        ))}
      </ul>
    </section>
  )
}
