import type { SlotSpin } from '#protocol/play/play-slot.ts'
import styles from './reels.module.css'

const CELL = 100

/** Draws the winning lines through the centres of their cells. If `only` is set, draws just that line. */
export function WinLines(props: { lines: readonly number[][]; wins: SlotSpin['wins']; only: number | null }) {
  const { lines, wins, only } = props
  const shown = wins.filter(({ line }) => only === null || line === only)
  return (
    <svg className={styles.lines} viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
      {shown.map(({ line, count }) => (
        <g key={line}>
          <polyline className={styles.lineEdge} points={pointsOf(lines[line] ?? [], count)} />
          <polyline className={styles.line} points={pointsOf(lines[line] ?? [], count)} />
        </g>
      ))}
    </svg>
  )
}

const pointsOf = (rows: readonly number[], count: number): string =>
  [
    `0,${middle(rows[0] ?? 0)}`,
    ...rows.slice(0, count).map((row, reel) => `${middle(reel)},${middle(row)}`),
  ].join(' ')

const middle = (index: number): number => index * CELL + CELL / 2
