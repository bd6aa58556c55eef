import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { favouriteMachine } from '#machines/lobby/favourite.machine.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { isGroup } from './game-text.ts'
import { InfoButton } from './info-button.tsx'

type Props = {
  game: Game
  favourites: ActorRefFrom<typeof favouriteMachine>
  onInfo: (game: Game) => void
}

/** A tile's heart and info buttons (GAME-01). A group of games has no details, so it has no info button. */
export const TileTools = memo(function TileTools({ game, favourites, onInfo }: Props) {
  return (
    <>
      <Heart game={game} favourites={favourites} />
      {isGroup(game) ? null : <InfoButton game={game} onInfo={onInfo} />}
    </>
  )
})

function Heart({ game, favourites }: Omit<Props, 'onInfo'>) {
  const isMarked = useSelector(favourites, ({ context }) => context.marked.includes(game.nodeId))
  const isPending = useSelector(favourites, (snapshot) => snapshot.hasTag('pending'))
  // The heart is hidden until it is known whether the game is a favourite. Otherwise a click could remove a
  // favourite instead of adding it.
  if (isPending) return null
  return (
    <FavouriteButton
      game={game}
      isMarked={isMarked}
      onToggle={(game) => favourites.send({ type: 'favourite.toggle', game })}
    />
  )
}
