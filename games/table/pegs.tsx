import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { binOf, type PlinkoBoard, plinkoPayout } from '#domain/play/plinko-odds.ts'
import styles from './pegs.module.css'
import { PER_ROW } from './table-context.ts'

const PITCH = 20
const TOP = 14
const HUNDRED = 100

export function Pegs(props: {
  board: PlinkoBoard
  returnBp: number
  /** The ball's step in each row: 1 is right, 0 is left. Null before the first round. */
  path: readonly number[] | null
  isFalling: boolean
  round: string | null
}) {
  const { board, returnBp, path, isFalling, round } = props
  const { i18n } = useLingui()
  const { rows } = board
  const ball = useRef<SVGCircleElement>(null)
  const width = (rows + 2) * PITCH
  const height = TOP + (rows + 1) * PITCH + 24
  const bin = path ? binOf(path) : null
  const rest = path ? placesOf(path).at(-1) : undefined
  useLayoutEffect(() => {
    if (!isFalling || !path) return
    const places = placesOf(path)
    const falling = ball.current?.animate(
      places.map(([x, y]) => ({
        transform: `translate(${x}px, ${y}px)`,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.7)',
      })),
      { duration: rows * PER_ROW, fill: 'both' },
    )
    return () => falling?.cancel()
  }, [isFalling, path, rows])
  return (
    <svg className={styles.board} viewBox={`${-width / 2} 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 3 }, (_, peg) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: row and index identify a peg
            key={`${row} ${peg}`}
            className={styles.peg}
            cx={(peg - (row + 2) / 2) * PITCH}
            cy={TOP + (row + 1) * PITCH}
            r="2.6"
          />
        )),
      )}
      {Array.from({ length: rows + 1 }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a bin
          key={index}
          transform={`translate(${(index - rows / 2) * PITCH} ${height - 20})`}
        >
          <rect
            className={styles.bin}
            x={-PITCH / 2 + 0.8}
            width={PITCH - 1.6}
            height="18"
            rx="3"
            data-far={Math.abs(index - rows / 2) > rows / 4}
            data-won={bin === index && !isFalling}
          />
          <text className={styles.pays} y="11.5">
            {timesOf(index)}
          </text>
        </g>
      ))}
      {path && rest ? (
        <circle
          key={round}
          ref={ball}
          className={styles.ball}
          r="6.4"
          style={{ transform: `translate(${rest[0]}px, ${rest[1]}px)` }}
        />
      ) : null}
    </svg>
  )

  function timesOf(index: number): string {
    const times = plinkoPayout(board, { stake: HUNDRED, bin: index, returnBp }) / HUNDRED
    return i18n.number(times, { maximumFractionDigits: times < 10 ? 1 : 0 })
  }
}

/** Returns the positions of the ball: at the top, at each row of pegs, and in the bin. */
function placesOf(path: readonly number[]): [x: number, y: number][] {
  let x = 0
  const between = path.map((step, row): [number, number] => {
    const before = x
    x += step === 1 ? PITCH / 2 : -PITCH / 2
    return [before, TOP + (row + 1) * PITCH - 9]
  })
  return [[0, 0], ...between, [x, TOP + (path.length + 1) * PITCH - 4]]
}
