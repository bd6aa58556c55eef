import type { Chart } from '@palpite/charts/chart.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import { deepParts } from './deep-parts.ts'

export type Folds = {
  collapsed: ReadonlySet<string>
  /** States that the reader has closed. They stay closed if a state or transition inside is marked. */
  closed: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const foldsOf = (chart: Chart): Folds => ({ collapsed: deepParts(chart), closed: none })

export const allOpen: Folds = { collapsed: none, closed: none }

export function allClosed({ states }: Chart): Folds {
  const holders = states.filter(({ kind, parent }) => parent !== undefined && kind === 'compound')
  const collapsed = new Set(holders.map(({ id }) => id))
  return { collapsed, closed: collapsed }
}

export function toggled({ collapsed, closed }: Folds, state: string): Folds {
  return collapsed.has(state)
    ? { collapsed: without(collapsed, [state]), closed: without(closed, [state]) }
    : { collapsed: new Set(collapsed).add(state), closed: new Set(closed).add(state) }
}

/**
 * Opens the states that contain marked states or transitions, for example active states. States that the
 * reader has closed stay closed.
 */
export function openedForMarks(
  folds: Folds,
  { active, added, removed, changed }: Partial<Pick<Marks, 'active' | 'added' | 'removed' | 'changed'>>,
): Folds {
  const marked = [active, added, removed, changed].flatMap((ids) => [...(ids ?? [])])
  const holders = [...folds.collapsed].filter(
    (one) => !folds.closed.has(one) && marked.some((id) => isInside(id, one)),
  )
  return holders.length > 0 ? { ...folds, collapsed: without(folds.collapsed, holders) } : folds
}

/** Opens the states that contain the selected state or transition, even if the reader has closed them. */
export function openedForLook(folds: Folds, id: string | undefined): Folds {
  const holders = id === undefined ? [] : [...folds.collapsed].filter((one) => isInside(id, one))
  if (holders.length === 0) return folds
  return { collapsed: without(folds.collapsed, holders), closed: without(folds.closed, holders) }
}

/** Whether a state, or the source of a transition, is inside the state `holder`. */
export const isInside = (id: string, holder: string): boolean => id.startsWith(`${holder}.`)

function without(states: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...states].filter((one) => !gone.includes(one)))
}
