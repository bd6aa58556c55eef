import { FIELD_CELLS, lastStep, minesPayout } from '#domain/play/mines-odds.ts'
import type { FairNumbers } from './fair-numbers.ts'

export type MinesState = {
  mines: number
  field: number[]
  opened: number[]
  hit: number | null
}

export type MinesStep = { state: MinesState; payout: number | null }

type Terms = { stake: number; returnBp: number }

export const mineRange = { least: 1, most: FIELD_CELLS - 1 }

/** Places the mines on the first cells of a Fisher–Yates shuffle. */
export function layMines(numbers: FairNumbers, mines: number): MinesState {
  const cells = Array.from({ length: FIELD_CELLS }, (_, cell) => cell)
  const field = Array.from({ length: mines }, () => {
    const [cell = 0] = cells.splice(numbers(cells.length), 1)
    return cell
  })
  return { mines, field: field.sort((a, b) => a - b), opened: [], hit: null }
}

/** Opens a cell. Opening it again changes nothing. The payout is null until the round ends. */
export function reveal(state: MinesState, cell: number, terms: Terms): MinesStep {
  if (state.opened.includes(cell)) return { state, payout: null }
  if (state.field.includes(cell)) return { state: { ...state, hit: cell }, payout: 0 }
  const next = { ...state, opened: [...state.opened, cell] }
  const isLast = next.opened.length >= lastStep(state.mines, terms.returnBp)
  return { state: next, payout: isLast ? cashOut(next, terms) : null }
}

/** Returns the payout if the player stops now, in minor units. */
export function cashOut({ mines, opened }: MinesState, { stake, returnBp }: Terms): number {
  return minesPayout({ stake, returnBp, mines, opened: opened.length })
}
