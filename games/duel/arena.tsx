import { type DuelSide, duelScore, EXCHANGES_TO_WIN, type Exchange } from '#domain/play/duel-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import styles from './arena.module.css'

const SPARK = 'M0-46L10-17 36-31 21-6 48 4 20 13 32 40 7 23-4 50-9 21-36 34-20 9-47-2-19-11-31-37-7-19z'
const sides = ['left', 'right'] as const

/**
 * Shows both fighters and animates each exchange once.
 * @param exchanges the exchanges already shown; the last one determines the fighters' pose
 */
export function Arena(props: {
  game: OpenedGame
  round: string | null
  exchanges: readonly Exchange[]
  isStill: boolean
}) {
  const { game, round, exchanges, isStill } = props
  const last = exchanges.at(-1) ?? null
  const score = duelScore(exchanges)
  return (
    <div className={styles.arena} data-still={isStill}>
      <svg className={styles.ground} viewBox="0 0 400 240" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--print-soft)" d="M0 0H228L172 240H0z" />
        <path fill="var(--print-deep)" opacity="0.5" d="M0 196H400V240H0z" />
      </svg>
      {sides.map((side) => (
        <div
          // The key changes with every exchange, so React restarts the animation.
          key={`${side} ${round} ${exchanges.length}`}
          className={styles.fighter}
          data-side={side}
          data-last={lastOf(side, last)}
        >
          <img
            className={styles.emblem}
            src={`/art/fighters/${game.nodeId}/${side}.svg?v=${game.art}`}
            width="240"
            height="240"
            alt=""
            draggable={false}
          />
        </div>
      ))}
      {last ? (
        <svg
          key={`${round} ${exchanges.length}`}
          className={styles.spark}
          viewBox="-60 -60 120 120"
          data-end={last}
          aria-hidden="true"
        >
          <path d={SPARK} />
        </svg>
      ) : null}
      {sides.map((side) => (
        <ol key={side} className={styles.pips} data-side={side} aria-hidden="true">
          {Array.from({ length: EXCHANGES_TO_WIN }, (_, pip) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a pip
            <li key={pip} data-won={pip < score[side]} />
          ))}
        </ol>
      ))}
    </div>
  )
}

function lastOf(side: DuelSide, last: Exchange | null): 'won' | 'lost' | 'even' | 'none' {
  if (last === null) return 'none'
  if (last === 'clash') return 'even'
  return last === side ? 'won' : 'lost'
}
