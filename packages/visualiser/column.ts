import type { Address } from './address.ts'
import { LIVE, ROWS, viewOf } from './views.ts'

/** Of a narrow page, the one column that is shown. */
export type Column = 'list' | 'chart' | 'panels' | 'application'

/** The column that holds what an address names. */
export function columnOf(address: Address): Column {
  const view = viewOf(address)
  if (address.flow !== undefined) return view === undefined ? 'chart' : 'panels'
  if (view === ROWS) return 'chart'
  return view === LIVE ? 'panels' : 'list'
}

/** What addresses have in common among which the column stays as it is: a step of a path, or a state, is no other place. */
export const placeOf = (address: Address): string => `${address.flow ?? ''} ${viewOf(address) ?? ''}`
