import type { Game } from '#protocol/lobby/games.ts'
import { Tile, TileSkeleton } from '#ui/lobby/game/tile.tsx'
import { TileTools } from '#ui/lobby/game/tile-tools.tsx'
import styles from './game-grid.module.css'
import type { FavouriteActor } from './lobby-actors.ts'

const PLACES = Array.from({ length: 18 }, (_, place) => place)

type Props = {
  games: readonly Game[]
  favourites: FavouriteActor
  /** Whether another list is loading. The current games stay until it arrives. */
  isBusy: boolean
  /** Whether loading takes noticeably long. */
  isLate: boolean
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
}

export function GameGrid({ games, favourites, isBusy, isLate, onPlay, onInfo }: Props) {
  return (
    <div className={styles.list}>
      <ul className={styles.grid} aria-busy={isBusy} data-late={isLate || undefined}>
        {games.map((game, place) => (
          // Keyed by index, because reusing elements is several times as fast as creating new ones.
          // biome-ignore lint/suspicious/noArrayIndexKey: an element keeps no state of its game
          <li key={place} className={styles.place}>
            <Tile game={game} onPlay={onPlay} />
            <TileTools game={game} favourites={favourites} onInfo={onInfo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function GameGridSkeleton() {
  return (
    <div className={styles.list}>
      <ul className={styles.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <TileSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
