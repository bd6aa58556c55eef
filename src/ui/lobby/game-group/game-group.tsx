import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Game } from '#protocol/lobby/games.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import wayOn from '#ui/kit/controls/way-on.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { nameOf } from '#ui/lobby/game/game-text.ts'
import { GameGrid, GameGridSkeleton } from '#ui/lobby/lobby/game-grid.tsx'
import { HowMany } from '#ui/lobby/lobby/how-many.tsx'
import type { FavouriteActor, LobbyActor } from '#ui/lobby/lobby/lobby-actors.ts'
import { MoreGames } from '#ui/lobby/lobby/lobby-end.tsx'
import { LobbySearch } from '#ui/lobby/lobby/lobby-search.tsx'
import { NoGames } from '#ui/lobby/lobby/no-games.tsx'
import styles from './game-group.module.css'

type Props = {
  group: Game
  lobby: LobbyActor
  favourites: FavouriteActor
  onMore: () => void
  onAll: () => void
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
  onLogin: () => void
  onClose: () => void
}

/** A vendor's games that share a single entry in the lobby (GAME-06). */
export function GameGroup(props: Props) {
  const { group, lobby, onClose } = props
  return (
    <Dialog title={nameOf(group)} isWide onClose={onClose}>
      <div className={styles.head}>
        <HowMany lobby={lobby} />
        <LobbySearch lobby={lobby} />
      </div>
      <Listed {...props} />
    </Dialog>
  )
}

function Listed({ group, lobby, favourites, onMore, onAll, onPlay, onInfo, onLogin, onClose }: Props) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, totalPages, query } = snapshot.context
  const isListed = snapshot.hasTag('listed')
  if (!isListed && !snapshot.hasTag('busy')) {
    const empty = <EmptyGroup group={group} text={query.text} onAll={onAll} onClose={onClose} />
    return <NoGames lobby={lobby} empty={empty} onLogin={onLogin} />
  }
  if (games.length === 0) return <GameGridSkeleton />
  return (
    <>
      <GameGrid
        games={games}
        favourites={favourites}
        isBusy={!isListed}
        isLate={snapshot.hasTag('late')}
        onPlay={onPlay}
        onInfo={onInfo}
      />
      {isListed && totalPages > 1 ? (
        <footer className={styles.end}>
          <MoreGames
            lobby={lobby}
            beyond={
              <Trans id="lobby.gameGroup.listFull">
                This list doesn’t show every game. Search by name to find the others.
              </Trans>
            }
            onMore={onMore}
          />
        </footer>
      ) : null}
    </>
  )
}

type EmptyProps = Pick<Props, 'group' | 'onAll' | 'onClose'> & { text: string }

function EmptyGroup({ group, text, onAll, onClose }: EmptyProps) {
  if (text) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="lobby.noMatchTitle">No games found</Trans>}
        action={
          <Button onClick={onAll}>
            <Trans id="common.clearSearch">Clear search</Trans>
          </Button>
        }
      >
        <Trans id="lobby.noMatchHelp">No games match “{text}”.</Trans>
      </EmptyState>
    )
  }
  const name = nameOf(group)
  return (
    <EmptyState
      state="empty"
      title={<Trans id="lobby.providerEmpty">{name}: no games right now</Trans>}
      action={
        <Link className={wayOn.way} to={listOf(group.gameType)} onClick={onClose}>
          <Trans id="lobby.allProviders">All providers</Trans>
        </Link>
      }
    >
      <Trans id="lobby.gameGroup.emptyHelp">Check back later, or see the games of other providers.</Trans>
    </EmptyState>
  )
}
