import { useLingui } from '@lingui/react/macro'
import { amountWon, type Winner } from '#protocol/lobby/winner-board.ts'
import { Picture } from '#ui/kit/layout/picture.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './winner-row.module.css'

type Props = {
  winner: Winner
  /** The rank, counting from 1. Undefined if it is not shown. */
  place?: number
  /** Whether the row belongs to the copy that makes the loop seamless. Such rows are not in the tab order. */
  isCopy?: boolean
  onPlay: (game: Winner) => void
}

/** A win (HOME-10). A click opens the game in which it was won. */
export function WinnerRow({ winner, place, isCopy = false, onPlay }: Props) {
  const { t } = useLingui()
  const { customerName, gameName, iconUrl, currencySymbol, vendor, vassalage } = winner
  return (
    <button
      type="button"
      className={styles.row}
      data-winner={customerName}
      tabIndex={isCopy ? -1 : undefined}
      title={t({ id: 'lobby.winners.playGame', message: `Play ${gameName}` })}
      onClick={() => onPlay(winner)}
    >
      {place === undefined ? null : <span className={styles.place}>{place}</span>}
      <span className={styles.art}>
        <Picture src={iconUrl} alt="" width={40} height={40} loading="lazy" />
      </span>
      <span className={styles.words}>
        <b className={styles.game}>{gameName}</b>
        <span className={styles.who}>
          {customerName} · {vendor || vassalage}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={amountWon(winner)} symbol={currencySymbol} />
      </span>
    </button>
  )
}
