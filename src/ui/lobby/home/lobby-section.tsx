import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Game } from '#protocol/lobby/games.ts'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import { anchorOf, type LobbyPart, listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartName } from '#ui/kit/lobby-parts/part-name.tsx'
import { nameOf } from '#ui/lobby/game/game-text.ts'
import { Tile, TileSkeleton } from '#ui/lobby/game/tile.tsx'
import styles from './lobby-section.module.css'
import { sectionOf } from './sections.ts'

type Props = {
  part: LobbyPart
  games: readonly Game[]
  total: number
  loading?: 'eager' | 'lazy'
  /**
   * Whether the section is below the first screens. Its tiles are then drawn when it comes near the viewport.
   * Without script, the names of its games are shown instead.
   */
  late?: boolean
  onPlay: (game: Game) => void
  toolsOf: ToolsOf
}

/**
 * Sections that this visit has drawn. They are drawn at once when the visitor returns to Home, so that the focus
 * can return to a tile.
 */
const drawn = new Set<string>()

export type ToolsOf = (game: Game) => ReactNode

export function LobbySection({ part, games, total, loading = 'lazy', late = false, onPlay, toolsOf }: Props) {
  const section = useRef<HTMLElement>(null)
  const anchor = anchorOf(part)
  const isNear = useNearViewport(section)
  const [wasDrawn] = useState(() => drawn.has(anchor))
  const isThere = isNear || wasDrawn || !late
  useEffect(() => {
    if (isNear) drawn.add(anchor)
  }, [isNear, anchor])
  const { shown, more } = sectionOf(part === 'HOT' ? 'hot' : 'category', games)
  const count = <Plural id="lobby.home.gameCount" value={total} _0="No games" one="# game" other="# games" />
  return (
    <section className={styles.section} id={anchor} aria-labelledby={`${anchor}-title`} ref={section}>
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
      {isThere ? (
        <ul className={styles.tiles}>
          {shown.map((game) => (
            <li key={game.nodeId}>
              <Tile game={game} loading={loading} badge={part !== 'HOT'} onPlay={onPlay} />
              {toolsOf(game)}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <noscript>{shown.map(nameOf).join(', ')}</noscript>
          <TilesSkeleton count={shown.length} />
        </>
      )}
    </section>
  )
}

export function LobbySectionSkeleton({ part }: { part?: LobbyPart }) {
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
      <TilesSkeleton count={6} />
    </section>
  )
}

/** Reserves the height of a section's tiles. */
function TilesSkeleton({ count }: { count: number }) {
  return (
    <div className={`${styles.tiles} ${styles.waiting}`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all places are alike
        <TileSkeleton key={place} />
      ))}
    </div>
  )
}
