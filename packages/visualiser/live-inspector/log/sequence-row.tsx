import type { Entry } from './entry.ts'
import { isAlive, type Lifeline, rowOf } from './sequence.ts'
import styles from './sequence-row.module.css'

/** Row height and column width in pixels. */
export const SEQUENCE_ROW = 34
const COLUMN = 92
/** Sizes of an arrow's tip and of a self-loop, in pixels. */
const TIP = 5
const LOOP = 22

/**
 * Returns the x position of a lifeline, in pixels. The line of the page itself is to the left of all others.
 */
const centre = (place: number) => (place + 1.5) * COLUMN

/** Returns the width of all lifelines, in pixels. */
export const sequenceWidth = (lifelines: readonly Lifeline[]): number => (lifelines.length + 1) * COLUMN

/**
 * Returns the x position of an entry's drawing, in pixels. Returns 0 for an entry that belongs to no
 * lifeline.
 */
export function placeAcross(entry: Entry, lifelines: readonly Lifeline[]): number {
  const row = rowOf(entry, lifelines)
  if (!row || row.kind === 'page') return 0
  return centre(row.kind === 'arrow' ? row.to : row.at)
}

type Props = { entry: Entry; lifelines: readonly Lifeline[] }

export function SequenceRow({ entry, lifelines }: Props) {
  const row = rowOf(entry, lifelines)
  const middle = SEQUENCE_ROW - 10
  return (
    <svg className={styles.row} width={sequenceWidth(lifelines)} height={SEQUENCE_ROW} aria-hidden="true">
      <line className={styles.page} x1={COLUMN / 2} x2={COLUMN / 2} y2={SEQUENCE_ROW} />
      {lifelines.map((line, place) => (
        <line
          key={line.role}
          className={isAlive(line, entry.number) ? styles.alive : styles.dead}
          x1={centre(place)}
          x2={centre(place)}
          y2={SEQUENCE_ROW}
        />
      ))}
      {row?.kind === 'arrow' && (
        <Arrow
          from={row.from === null ? COLUMN / 2 : centre(row.from)}
          to={centre(row.to)}
          y={middle}
          text={row.text}
          isStart={row.isStart}
        />
      )}
      {row?.kind === 'note' && <Note x={centre(row.at)} text={row.text} />}
      {row?.kind === 'end' && (
        <path className={styles.end} d={`M${centre(row.at) - 5} ${middle - 9}l10 10m0-10l-10 10`} />
      )}
      {row?.kind === 'page' && (
        <text className={styles.address} x={8} y={middle - 2}>
          {row.text}
        </text>
      )}
    </svg>
  )
}

type ArrowProps = { from: number; to: number; y: number; text: string; isStart: boolean }

function Arrow({ from, to, y, text, isStart }: ArrowProps) {
  const isLoop = from === to
  const side = from < to ? -1 : 1
  const line = isLoop ? `M${to} ${y - 10}h${LOOP}v12H${to}` : `M${from} ${y}H${to}`
  const tipAt = isLoop ? y + 2 : y
  const tipSide = isLoop ? 1 : side
  return (
    <g data-start={isStart || undefined} className={styles.arrow}>
      <path className={styles.line} d={line} />
      <path className={styles.tip} d={`M${to} ${tipAt}l${tipSide * TIP * 1.6} ${-TIP}v${TIP * 2}z`} />
      <text
        className={styles.event}
        x={isLoop ? to + LOOP + 4 : Math.min(from, to) + 6}
        y={isLoop ? y : y - 5}
      >
        {text}
      </text>
    </g>
  )
}

/** How many characters fit into a note. */
const ROOM = 14

function Note({ x, text }: { x: number; text: string }) {
  const shown = text.length > ROOM ? `${text.slice(0, ROOM - 1)}…` : text
  return (
    <g>
      <rect className={styles.note} x={x - COLUMN / 2 + 4} y={7} width={COLUMN - 8} height={20} rx={4} />
      <text className={styles.state} x={x} y={21}>
        {shown}
      </text>
    </g>
  )
}
