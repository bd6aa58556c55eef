import { Trans } from '@lingui/react/macro'
import type { Game } from '#protocol/lobby/games.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { artOf, lookOf, nameOf } from './game-text.ts'
import styles from './tile.module.css'

type Props = {
  game: Game
  /** `eager` is for tiles on the first screen, so that their pictures do not wait for layout. */
  loading?: 'eager' | 'lazy'
  /** Whether hot games have a badge. In the list of hot games, they have none. */
  badge?: boolean
  onPlay: (game: Game) => void
}

/**
 * A game as a single button, with its name and vendor below the picture (GAME-01). An unavailable game says
 * that it was withdrawn, or when its vendor opens again.
 */
export function Tile({ game, loading = 'lazy', badge = true, onPlay }: Props) {
  const closed = game.closedUntil
  const isOff = game.withdrawn || closed
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={game.nodeId}
      data-look={lookOf(game)}
      aria-disabled={isOff ? true : undefined}
      onClick={isOff ? undefined : () => onPlay(game)}
    >
      <span className={styles.art}>
        {/* No alt text, because the name is below the picture. */}
        <Picture
          className={styles.picture}
          src={artOf(game)}
          alt=""
          loading={loading}
          fetchPriority="low"
          width={300}
          height={400}
        />
        {badge && game.isHot === 1 ? (
          <span className={styles.hot}>
            <Trans id="common.popular">Popular</Trans>
          </span>
        ) : null}
        {isOff ? (
          <span className={styles.why}>
            {closed && !game.withdrawn ? (
              <Trans id="lobby.game.backOn">Back on {<CalendarTime moment={closed} show="short" />}</Trans>
            ) : (
              <Trans id="lobby.game.removed">Game removed</Trans>
            )}
          </span>
        ) : (
          <span className={styles.play} />
        )}
      </span>
      <span className={styles.name}>{nameOf(game)}</span>
      <span className={styles.vendor}>{game.vendor || game.vassalage}</span>
    </button>
  )
}

export function TileSkeleton() {
  return <span className={styles.skeleton} aria-hidden="true" />
}
