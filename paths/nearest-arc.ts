import type { Arc, Graph } from './explore.ts'

/** A shortest way over usable arcs whose last arc is wanted, or nothing where none is within reach. */
export function nearestArc(
  graph: Graph,
  start: number,
  isUsable: (arc: Arc) => boolean,
  isWanted: (arc: Arc) => boolean,
): Arc[] | undefined {
  const arrivals = new Map<number, Arc | undefined>([[start, undefined]])
  // A map keeps the order of insertion and shows what is added while it is read: it is its own queue.
  for (const index of arrivals.keys()) {
    for (const arc of graph.arcs[index] ?? []) {
      if (!isUsable(arc)) continue
      if (isWanted(arc)) return [...wayTo(index, arrivals), arc]
      if (!arrivals.has(arc.to)) arrivals.set(arc.to, arc)
    }
  }
  return undefined
}

function wayTo(index: number, arrivals: ReadonlyMap<number, Arc | undefined>): Arc[] {
  const way: Arc[] = []
  for (let arc = arrivals.get(index); arc; arc = arrivals.get(arc.from)) way.unshift(arc)
  return way
}
