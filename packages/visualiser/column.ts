import type { Address } from './address.ts'
import { LIVE, ROWS, viewOf } from './views.ts'

export type Column = 'list' | 'chart' | 'panels' | 'application'

export function columnOf(address: Address): Column {
  const view = viewOf(address)
  if (address.flow !== undefined) return view === undefined ? 'chart' : 'panels'
  if (view === ROWS) return 'chart'
  return view === LIVE ? 'panels' : 'list'
}

/** Identifies the machine and the view. The reader's chosen column is kept until this key changes. */
export const placeOf = (address: Address): string => `${address.flow ?? ''} ${viewOf(address) ?? ''}`
