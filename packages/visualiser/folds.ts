import type { Chart } from '@palpite/charts/chart.ts'
import type { Marks } from '@palpite/charts/marks.ts'
import { deepParts } from './deep-parts.ts'

/** Which states of a chart are collapsed. */
export type Folds = {
  collapsed: ReadonlySet<string>
  /** Those of them that the reader closed: what is followed goes on inside without opening them. */
  closed: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** As a chart opens. */
export const foldsOf = (chart: Chart): Folds => ({ collapsed: deepParts(chart), closed: none })

export const allOpen: Folds = { collapsed: none, closed: none }

/** With every compound state closed; regions stay side by side. */
export function allClosed({ states }: Chart): Folds {
  const holders = states.filter(({ kind, parent }) => parent !== undefined && kind === 'compound')
  const collapsed = new Set(holders.map(({ id }) => id))
  return { collapsed, closed: collapsed }
}

/** A state closed by its reader, or opened again. */
export function toggled({ collapsed, closed }: Folds, state: string): Folds {
  return collapsed.has(state)
    ? { collapsed: without(collapsed, [state]), closed: without(closed, [state]) }
    : { collapsed: new Set(collapsed).add(state), closed: new Set(closed).add(state) }
}

/** Opened for what is marked as it goes on, such as active states; what the reader closed stays closed. */
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

/** Opened for what the reader wants to look at, whoever closed it. */
export function openedForLook(folds: Folds, id: string | undefined): Folds {
  const holders = id === undefined ? [] : [...folds.collapsed].filter((one) => isInside(id, one))
  if (holders.length === 0) return folds
  return { collapsed: without(folds.collapsed, holders), closed: without(folds.closed, holders) }
}

/** Whether a state, or a transition's source, lies in another state. */
export const isInside = (id: string, holder: string): boolean => id.startsWith(`${holder}.`)

function without(states: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...states].filter((one) => !gone.includes(one)))
}
