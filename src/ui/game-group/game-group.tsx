import { useSelector } from '@xstate/react'
import type { Game } from '#contract/games.ts'
import { nameOf } from '../game/game-words.ts'
import { Dialog } from '../kit/dialog.tsx'
import { GameGrid, GameGridSkeleton } from '../lobby/game-grid.tsx'
import { HowMany } from '../lobby/how-many.tsx'
import type { FavouriteActor, LobbyActor } from '../lobby/lobby-actors.ts'
import { MoreGames } from '../lobby/lobby-end.tsx'
import { LobbySearch } from '../lobby/lobby-search.tsx'
import { NoGames } from '../lobby/no-games.tsx'
import styles from './game-group.module.css'

type Props = {
  group: Game
  lobby: LobbyActor
  favourites: FavouriteActor
  onMore: () => void
  /** Takes back what was typed. */
  onAll: () => void
  onPlay: (game: Game) => void
  onLogin: () => void
  onClose: () => void
}

/** GAME-06: the games of a vendor that stand behind one entry of the lobby. */
export function GameGroup({ group, lobby, onClose, ...listed }: Props) {
  return (
    <Dialog title={nameOf(group)} isWide onClose={onClose}>
      <div className={styles.head}>
        <HowMany lobby={lobby} />
        <LobbySearch lobby={lobby} />
      </div>
      <Listed lobby={lobby} {...listed} />
    </Dialog>
  )
}

function Listed({ lobby, favourites, onMore, onAll, onPlay, onLogin }: Omit<Props, 'group' | 'onClose'>) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, totalPages, failure } = snapshot.context
  const isListed = snapshot.hasTag('listed')
  if (!isListed && !snapshot.hasTag('busy')) {
    return <NoGames lobby={lobby} reason={failure?.reason} onNarrow={onAll} onLogin={onLogin} />
  }
  if (games.length === 0) return <GameGridSkeleton />
  return (
    <>
      <GameGrid games={games} favourites={favourites} isStale={!isListed} onPlay={onPlay} />
      {isListed && totalPages > 1 ? (
        <footer className={styles.end}>
          <MoreGames lobby={lobby} onMore={onMore} />
        </footer>
      ) : null}
    </>
  )
}
