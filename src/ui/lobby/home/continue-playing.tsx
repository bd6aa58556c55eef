import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Game } from '#protocol/lobby/games.ts'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Tile } from '#ui/lobby/game/tile.tsx'
import styles from './continue-playing.module.css'
import sectionStyles from './lobby-section.module.css'
import { LobbySectionSkeleton } from './lobby-section.tsx'

type Props = {
  games: Part<readonly Game[]>
  toolsOf: (game: Game) => ReactNode
  onPlay: (game: Game) => void
}

/**
 * The member's recent games. The row is as high as its skeleton. Renders nothing if the member has not played
 * yet.
 */
export function ContinuePlaying({ games, toolsOf, onPlay }: Props) {
  if (games.state === 'loading') return <LobbySectionSkeleton />
  if (games.state === 'failed') return <Failed onRetry={games.retry} />
  if (games.value.length === 0) return null
  return (
    <section className={sectionStyles.section} aria-labelledby="continue-title">
      <header className={sectionStyles.head}>
        <h2 className={sectionStyles.title} id="continue-title">
          <Trans id="lobby.home.continuePlaying">Continue playing</Trans>
        </h2>
        <Link className={sectionStyles.count} to={'/recent' as '/'}>
          <Trans id="lobby.home.allRecent">See all</Trans>
        </Link>
      </header>
      <ul className={sectionStyles.tiles}>
        {games.value.map((game) => (
          <li key={game.nodeId}>
            <Tile game={game} onPlay={onPlay} />
            {toolsOf(game)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <div className={styles.place}>
        <LobbySectionSkeleton />
      </div>
      <LoadFailed
        title={<Trans id="lobby.home.recentLoadFailed">Couldn’t load your recent games</Trans>}
        onRetry={onRetry}
      />
    </div>
  )
}
