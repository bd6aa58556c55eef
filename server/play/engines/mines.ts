import { FIELD_CELLS, lastStep, minesPayout } from '#domain/play/mines-odds.ts'
import type { FairNumbers } from './fair-numbers.ts'

/** A round as the platform keeps it; the mines lie from the start. */
export type MinesState = {
  mines: number
  /** Cells with a mine. */
  field: number[]
  /** Clear cells in the order in which they were opened. */
  opened: number[]
  hit: number | null
}

export type MinesStep = { state: MinesState; payout: number | null }

type Terms = { stake: number; returnBp: number }

/** How many mines may be asked for. */
export const mineRange = { least: 1, most: FIELD_CELLS - 1 }

/** Lays the mines: the first of the cells in an order thrown by Fisher and Yates' shuffle. */
export function layMines(numbers: FairNumbers, mines: number): MinesState {
  const cells = Array.from({ length: FIELD_CELLS }, (_, cell) => cell)
  const field = Array.from({ length: mines }, () => {
    const [cell = 0] = cells.splice(numbers(cells.length), 1)
    return cell
  })
  return { mines, field: field.sort((a, b) => a - b), opened: [], hit: null }
}

/** Opens a cell. What lies open already changes nothing. The payout is null while the round goes on. */
export function reveal(state: MinesState, cell: number, terms: Terms): MinesStep {
  if (state.opened.includes(cell)) return { state, payout: null }
  if (state.field.includes(cell)) return { state: { ...state, hit: cell }, payout: 0 }
  const next = { ...state, opened: [...state.opened, cell] }
  const isLast = next.opened.length >= lastStep(state.mines, terms.returnBp)
  return { state: next, payout: isLast ? cashOut(next, terms) : null }
}

/** What the round is worth now, minor units. */
export function cashOut({ mines, opened }: MinesState, { stake, returnBp }: Terms): number {
  return minesPayout({ stake, returnBp, mines, opened: opened.length })
}
