import type { PvpCard } from '#protocol/play/play-pvp.ts'
import styles from './duel-card.module.css'

/** Paths of the cards' symbols, in a square of 40 by 40. Each card has its own shape. */
const signs: Record<PvpCard, string> = {
  1: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z',
  2: 'M0-19C14-9 14 9 0 19C-14 9-14-9 0-19z',
  3: 'M0-18L18 14H-18z',
  4: 'M0-20L17 0 0 20-17 0z',
  5: 'M0-20l4.7 13.5 14.3.3-11.4 8.6 4.1 13.7L0 7.9l-11.7 8.2 4.1-13.7L-19-6.2l14.3-.3z',
}

export function DuelCard(props: { card: PvpCard | null; isTurning?: boolean }) {
  const { card, isTurning = false } = props
  return (
    <svg className={styles.card} viewBox="0 0 100 140" aria-hidden="true" data-turning={isTurning}>
      {card === null ? (
        <g>
          <rect
            className={styles.back}
            x="2"
            y="2"
            width="96"
            height="136"
            rx="10"
            stroke="var(--print-paper)"
            strokeWidth="4"
          />
          <path
            d="M50 20L82 70 50 120 18 70zM50 38L71 70 50 102 29 70zM50 56L59 70 50 84 41 70z"
            fill="none"
            stroke="var(--print-paper)"
            strokeWidth="2"
          />
        </g>
      ) : (
        <g>
          <rect x="2" y="2" width="96" height="136" rx="10" fill="#fbf7ee" stroke="var(--print-deep)" />
          <text className={styles.number} x="14" y="36">
            {card}
          </text>
          <path d={signs[card]} transform="translate(50 72) scale(1.35)" fill="var(--print-second)" />
        </g>
      )}
    </svg>
  )
}
