import { useLingui } from '@lingui/react/macro'
import type { Game } from '#protocol/lobby/games.ts'
import styles from './favourite-button.module.css'
import { nameOf } from './game-text.ts'

type Props = { game: Game; isMarked: boolean; onToggle: (game: Game) => void }

/** A game's heart button (GAME-01, GAME-02). */
export function FavouriteButton({ game, isMarked, onToggle }: Props) {
  const { t } = useLingui()
  const name = nameOf(game)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t({ id: 'lobby.game.favourite', message: `Favourite: ${name}` })}
      aria-pressed={isMarked}
      onClick={() => onToggle(game)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7l.7.7.7-.7a5 5 0 0 1 7.1 7z" />
      </svg>
    </button>
  )
}
