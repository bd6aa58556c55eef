import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import styles from './field.module.css'
import { Mine } from './mine.tsx'

const SIDE = 5

const moves: Record<string, [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The field's 25 cells. Arrow keys move the focus, and Enter or Space opens a cell. */
export function Field(props: {
  game: OpenedGame
  round: MinesRound | null
  pending: number | null
  isOpen: boolean
  onOpen: (cell: number) => void
}) {
  const { game, round, pending, isOpen, onOpen } = props
  const { t } = useLingui()
  const field = useRef<HTMLFieldSetElement>(null)
  const find = `/art/cells/${game.nodeId}.svg?v=${game.art}`
  // Preloads the image of a safe cell, so that the first opened cell shows it immediately.
  useEffect(() => {
    new Image().src = find
  }, [find])
  const isOver = round?.payout !== null && round !== null
  const move = (event: KeyboardEvent, cell: number) => {
    const step = moves[event.key]
    if (!step) return
    event.preventDefault()
    const column = ((cell % SIDE) + step[0] + SIDE) % SIDE
    const row = (Math.floor(cell / SIDE) + step[1] + SIDE) % SIDE
    field.current?.querySelectorAll('button')[row * SIDE + column]?.focus()
  }
  const nameOf = (cell: number, what: CellState) => {
    const place = t({
      id: 'games.mines.cell',
      message: `Row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}`,
    })
    if (what === 'covered') return place
    return what === 'hit' || what === 'mine'
      ? t({ id: 'games.mines.cellMine', message: `${place}: mine` })
      : t({ id: 'games.mines.cellSafe', message: `${place}: safe` })
  }
  return (
    <fieldset
      ref={field}
      className={styles.field}
      aria-label={t({ id: 'games.mines.field', message: 'Minefield' })}
      data-over={isOver}
    >
      {Array.from({ length: FIELD_CELLS }, (_, cell) => {
        const what = stateOf(round, cell)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a cell
            key={cell}
            type="button"
            className={styles.cell}
            data-state={what}
            data-pending={pending === cell}
            aria-label={nameOf(cell, what)}
            aria-disabled={!isOpen || what !== 'covered'}
            onClick={() => isOpen && onOpen(cell)}
            onKeyDown={(event) => move(event, cell)}
          >
            <Face what={what} find={find} />
          </button>
        )
      })}
    </fieldset>
  )
}

type CellState = 'covered' | 'clear' | 'shown' | 'mine' | 'hit'

function stateOf(round: MinesRound | null, cell: number): CellState {
  if (!round) return 'covered'
  if (round.hit === cell) return 'hit'
  if (round.opened.includes(cell)) return 'clear'
  if (!round.field) return 'covered'
  return round.field.includes(cell) ? 'mine' : 'shown'
}

function Face({ what, find }: { what: CellState; find: string }) {
  if (what === 'covered') return null
  if (what === 'mine' || what === 'hit') return <Mine />
  return <img className={styles.face} src={find} alt="" draggable={false} />
}
