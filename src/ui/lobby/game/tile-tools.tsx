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

/** Heart and info buttons of a tile (GAME-01). A group of games has no details. */
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
  // The heart is hidden until its state is known, so that a click never toggles it the wrong way.
  if (isPending) return null
  return (
    <FavouriteButton
      game={game}
      isMarked={isMarked}
      onToggle={(game) => favourites.send({ type: 'favourite.toggle', game })}
    />
  )
}
