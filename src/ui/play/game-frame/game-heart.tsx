import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Game } from '#protocol/lobby/games.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import type { FavouriteActor } from '#ui/lobby/lobby/lobby-actors.ts'
import styles from './game-heart.module.css'

type Props = { game: Game; favourites: FavouriteActor }

/**
 * The heart button of an open game or of a game's details (GAME-02). An empty space takes its place until it
 * is known whether the game is a favourite.
 */
export function GameHeart({ game, favourites }: Props) {
  const { t } = useLingui()
  const isMarked = useSelector(favourites, ({ context }) => context.marked.includes(game.nodeId))
  const isPending = useSelector(favourites, (snapshot) => snapshot.hasTag('pending'))
  if (isPending) return <span className={styles.waiting} />
  return (
    <span className={styles.place}>
      <IconButton
        label={t({ id: 'play.gameFrame.favourite', message: 'Favourite' })}
        aria-pressed={isMarked}
        onClick={() => favourites.send({ type: 'favourite.toggle', game })}
      >
        <Icon name="heart" small />
      </IconButton>
    </span>
  )
}
