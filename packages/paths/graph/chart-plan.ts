import type { Edge } from '@palpite/charts/edges.ts'
import type { StateNode } from 'xstate'

type Arrow = { edge: Edge; to: readonly StateNode[] }

/**
 * Plans routes through the chart. Ignores guards and other regions, so that it searches single states instead
 * of their combinations.
 */
export class ChartPlan {
  readonly #edgesBySource = new Map<StateNode, Edge[]>()
  readonly #arrows = new Map<StateNode, readonly Arrow[]>()

  constructor(edges: readonly Edge[]) {
    for (const edge of edges) {
      const { source } = edge.definition
      const known = this.#edgesBySource.get(source)
      if (known) known.push(edge)
      else this.#edgesBySource.set(source, [edge])
    }
  }

  /** Finds a shortest route from an active leaf to a wanted transition. Undefined if none is reachable. */
  wayFrom(active: Iterable<StateNode>, isWanted: (edge: Edge) => boolean): Edge[] | undefined {
    const arrivals = new Map<StateNode, { from: StateNode; edge: Edge } | undefined>()
    for (const leaf of active) arrivals.set(leaf, undefined)
    // The map serves as a queue: the loop also visits entries that are added meanwhile.
    for (const leaf of arrivals.keys()) {
      for (const { edge, to } of this.#arrowsFrom(leaf)) {
        if (isWanted(edge)) return [...wayTo(leaf, arrivals), edge]
        for (const next of to) if (!arrivals.has(next)) arrivals.set(next, { from: leaf, edge })
      }
    }
    return undefined
  }

  #arrowsFrom(leaf: StateNode): readonly Arrow[] {
    const known = this.#arrows.get(leaf)
    if (known) return known
    const arrows: Arrow[] = []
    for (let state: StateNode | undefined = leaf; state; state = state.parent) {
      for (const edge of this.#edgesBySource.get(state) ?? []) {
        const targets: readonly StateNode[] = edge.definition.target ?? []
        arrows.push({ edge, to: targets.flatMap(leavesOnEntry) })
      }
    }
    this.#arrows.set(leaf, arrows)
    return arrows
  }
}

function wayTo(
  leaf: StateNode,
  arrivals: ReadonlyMap<StateNode, { from: StateNode; edge: Edge } | undefined>,
): Edge[] {
  const way: Edge[] = []
  for (let arrival = arrivals.get(leaf); arrival; arrival = arrivals.get(arrival.from)) way.push(arrival.edge)
  return way.reverse()
}

/** Returns the leaves that become active when a state is entered. Treats a history state as its parent. */
function leavesOnEntry(state: StateNode): StateNode[] {
  if (state.type === 'history') return state.parent ? leavesOnEntry(state.parent) : []
  if (state.type === 'compound') {
    const targets: readonly StateNode[] = state.initial.target
    return targets.flatMap(leavesOnEntry)
  }
  if (state.type !== 'parallel') return [state]
  return Object.values(state.states)
    .filter(({ type }) => type !== 'history')
    .flatMap(leavesOnEntry)
}
