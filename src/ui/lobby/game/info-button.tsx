import { useLingui } from '@lingui/react/macro'
import type { Game } from '#protocol/lobby/games.ts'
import { nameOf } from './game-text.ts'
import styles from './info-button.module.css'

export function InfoButton({ game, onInfo }: { game: Game; onInfo: (game: Game) => void }) {
  const { t } = useLingui()
  const name = nameOf(game)
  return (
    <button
      type="button"
      className={styles.info}
      aria-label={t({ id: 'lobby.game.about', message: `About ${name}` })}
      aria-haspopup="dialog"
      onClick={() => onInfo(game)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9.5 10.5H12V18M9 18h6M12 5.5v.01" />
      </svg>
    </button>
  )
}
