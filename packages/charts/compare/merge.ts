import type { Chart, ChartState, ChartTransition } from '../chart.ts'
import { childrenOf, type StateMatches } from './match-states.ts'

export function merge(
  before: Chart,
  after: Chart,
  { idOf, earlier }: StateMatches,
  removed: readonly ChartTransition[],
): Chart {
  const [oldChildren, newChildren] = [childrenOf(before), childrenOf(after)]
  const nameOf = (id: string) => idOf.get(id) ?? id

  const kept = (state: ChartState): ChartState[] => {
    const old = earlier.get(state.id)
    const own = newChildren.get(state.id) ?? []
    const inside = together(own, old ? (oldChildren.get(old.id) ?? []) : [])
    // The later version of this state has no children, but the merged chart still shows its removed children.
    const isHollow = old !== undefined && own.length === 0 && inside.length > 0
    const shown = isHollow ? { ...state, kind: old.kind, initial: old.initial.map(nameOf) } : state
    return [shown, ...inside]
  }

  const gone = (old: ChartState): ChartState[] => [
    {
      ...old,
      id: nameOf(old.id),
      parent: old.parent === undefined ? undefined : nameOf(old.parent),
      initial: old.initial.map(nameOf),
    },
    ...(oldChildren.get(old.id) ?? []).flatMap(gone),
  ]

  /** Combines the siblings of both versions. A removed state stays after the sibling that preceded it. */
  const together = (news: readonly ChartState[], olds: readonly ChartState[]): ChartState[] => {
    const groups = news.map((state) => ({ id: state.id, states: kept(state) }))
    let place = 0
    for (const old of olds) {
      const at = groups.findIndex(({ id }) => id === nameOf(old.id))
      if (at < 0) groups.splice(place, 0, { id: nameOf(old.id), states: gone(old) })
      place = (at < 0 ? place : at) + 1
    }
    return groups.flatMap(({ states }) => states)
  }

  const [root] = after.states
  return {
    ...after,
    states: root ? kept(root) : before.states,
    transitions: [...after.transitions, ...removed],
  }
}
