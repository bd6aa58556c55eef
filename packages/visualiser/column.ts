import type { Address } from './address.ts'
import { LIVE, ROWS, viewOf } from './views.ts'

export type Column = 'list' | 'chart' | 'panels' | 'application'

export function columnOf(address: Address): Column {
  const view = viewOf(address)
  if (address.flow !== undefined) return view === undefined ? 'chart' : 'panels'
  if (view === ROWS) return 'chart'
  return view === LIVE ? 'panels' : 'list'
}

/**
 * Returns a key of the machine and the view. The reader's choice of a column lasts until this key changes.
 */
export const placeOf = (address: Address): string => `${address.flow ?? ''} ${viewOf(address) ?? ''}`
