import type { Chart } from '@palpite/charts/chart.ts'

/** Maximum number of states that are visible at first. */
const MOST = 40

/**
 * Returns the states of a large chart that start out collapsed. Collapses deeper states first and, at equal
 * depth, those with more states inside.
 */
export function deepParts({ states }: Chart): ReadonlySet<string> {
  const byId = new Map(states.map((state) => [state.id, state]))
  const chainOf = (id: string | undefined): string[] => {
    const state = id === undefined ? undefined : byId.get(id)
    return state ? [state.id, ...chainOf(state.parent)] : []
  }
  const inside = Map.groupBy(
    states.flatMap(({ id, parent }) => chainOf(parent).map((holder) => ({ id, holder }))),
    ({ holder }) => holder,
  )
  const candidates = states
    .filter(({ id, parent }) => parent !== undefined && inside.has(id))
    .map(({ id }) => ({ id, depth: chainOf(id).length, size: inside.get(id)?.length ?? 0 }))
    .sort((a, b) => b.depth - a.depth || b.size - a.size)
  const hidden = new Set<string>()
  const collapsed = new Set<string>()
  for (const { id } of candidates) {
    if (states.length - hidden.size <= MOST) break
    collapsed.add(id)
    for (const one of inside.get(id) ?? []) hidden.add(one.id)
  }
  return collapsed
}
