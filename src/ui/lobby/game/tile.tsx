import { Trans } from '@lingui/react/macro'
import type { Game } from '#protocol/lobby/games.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { artOf, lookOf, nameOf } from './game-words.ts'
import styles from './tile.module.css'

type Props = {
  game: Game
  /** `eager` for what the first screen shows, so that the browser does not wait for the layout. */
  loading?: 'eager' | 'lazy'
  /** Whether a hot game says so; among hot games only, all would. */
  badge?: boolean
  onPlay: (game: Game) => void
}

/** GAME-01: a game as one button, its name and vendor under the art. While its vendor is closed the tile says until when, and after it was withdrawn that. */
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
        {/* Without words: the name stands under it. */}
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
            <Trans>Hot</Trans>
          </span>
        ) : null}
        {isOff ? (
          <span className={styles.why}>
            {closed && !game.withdrawn ? (
              <Trans>Back on {<CalendarTime moment={closed} show="short" />}</Trans>
            ) : (
              <Trans>Game withdrawn</Trans>
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

/** The place of a tile whose game has not arrived. */
export function TileSkeleton() {
  return <span className={styles.skeleton} aria-hidden="true" />
}
