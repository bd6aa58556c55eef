import type { Edge } from '@palpite/charts/edges.ts'
import { statesLedTo } from '#paths/graph/entered-states.ts'
import type { Arc, Graph } from '#paths/graph/explore.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { offeredGraph, reachedIn } from '#paths/walk/user-paths.ts'
import { type Exclusion, excludingOf } from './exclusion.ts'

/**
 * Explains in a sentence why the flow's page cannot cover a state or transition. Undefined if the page can
 * cover it, or if no step covers it at all.
 */
export type PageReasons = {
  ofState(path: string): string | undefined
  ofTransition(id: string): string | undefined
}

type Reasons = { own: Set<string>; before: Set<string> }

/**
 * Explains why the flow's page cannot cover some states and transitions. The reasons are the flow's
 * exclusions. Exclusions of the steps that would cover a state or transition come first. If there are none,
 * the nearest exclusions on the routes to those steps are given.
 */
export function pageReasonsOf(
  { edges }: Subject,
  whole: Graph,
  exclusions: readonly Exclusion[],
): PageReasons {
  const { graph } = offeredGraph(whole, exclusions)
  const reached = reachedIn(graph)
  const offered = new Set(graph.arcs.flat())
  const shown = new Set([...offered].flatMap(({ items }) => items))
  const excluding = ({ from, choiceId }: Arc) =>
    excludingOf(exclusions, choiceId, whole.configurations[from]?.snapshot).map(({ reason }) => reason)
  const before = waysBarred(whole, reached, excluding)

  const reasons = new Map<string, Reasons>()
  for (const arc of whole.arcs.flat()) {
    if (offered.has(arc)) continue
    const own = excluding(arc)
    for (const item of arc.items) {
      const known = reasons.get(item) ?? { own: new Set(), before: new Set() }
      reasons.set(item, known)
      if (reached.has(arc.from)) for (const reason of own) known.own.add(reason)
      else for (const reason of before.get(arc.from) ?? []) known.before.add(reason)
    }
  }
  const among = (ids: readonly string[]): string | undefined => {
    const known = ids.flatMap((id) => reasons.get(id) ?? [])
    const own = new Set(known.flatMap((one) => [...one.own]))
    if (own.size > 0) return `it cannot be done in the page: ${[...own].join(' ')}`
    const others = new Set(known.flatMap((one) => [...one.before]))
    return others.size > 0 ? `nothing in the page leads there: ${[...others].join(' ')}` : undefined
  }
  const without = (leading: readonly Edge[]) => {
    const ids = leading.map(({ id }) => id)
    return ids.some((id) => shown.has(id)) ? undefined : among(ids)
  }
  return {
    ofState: (path) => without(edges.filter((edge) => statesLedTo(edge).has(path))),
    ofTransition: (id) => without(edges.filter((edge) => edge.id === id)),
  }
}

/** Returns, for each configuration that the page cannot reach, why its shortest route is excluded. */
function waysBarred(
  { arcs }: Graph,
  reached: ReadonlySet<number>,
  excluding: (arc: Arc) => readonly string[],
): ReadonlyMap<number, readonly string[]> {
  const barred = new Map<number, readonly string[]>()
  const arrive = ({ to }: Arc, reasons: readonly string[]) => {
    if (!reached.has(to) && !barred.has(to)) barred.set(to, reasons)
  }
  for (const index of reached) for (const arc of arcs[index] ?? []) arrive(arc, excluding(arc))
  // The map serves as a queue: the loop also visits entries that are added meanwhile.
  for (const [index, reasons] of barred) for (const arc of arcs[index] ?? []) arrive(arc, reasons)
  return barred
}
