import type { Arc, Graph } from './explore.ts'

/** Working memory of the search, by configuration. All searches of a graph share the arrays. */
type Notes = {
  /** Number of the last search that reached the configuration. */
  search: Int32Array
  arrivals: (Arc | undefined)[]
  queue: Int32Array
  searches: number
}

const notesOf = new WeakMap<Graph, Notes>()

/**
 * Finds a shortest route of at most `longest` usable arcs that ends with a wanted arc. Undefined if there is
 * no such route.
 */
export function nearestArc(
  graph: Graph,
  start: number,
  isUsable: (arc: Arc) => boolean,
  isWanted: (arc: Arc) => boolean,
  longest = Number.POSITIVE_INFINITY,
): Arc[] | undefined {
  const notes = notesOf.get(graph) ?? notesFor(graph)
  const { search, arrivals, queue } = notes
  const number = ++notes.searches
  search[start] = number
  arrivals[start] = undefined
  queue[0] = start
  let length = 1
  let endOfRound = 1
  let steps = 1
  for (let at = 0; at < length; at++) {
    if (at === endOfRound) {
      steps++
      endOfRound = length
    }
    if (steps > longest) return undefined
    const index = queue[at] ?? start
    for (const arc of graph.arcs[index] ?? []) {
      if (!isUsable(arc)) continue
      if (isWanted(arc)) return [...wayTo(index, arrivals), arc]
      if (search[arc.to] === number) continue
      search[arc.to] = number
      arrivals[arc.to] = arc
      queue[length++] = arc.to
    }
  }
  return undefined
}

function notesFor(graph: Graph): Notes {
  const size = graph.configurations.length
  const notes = { search: new Int32Array(size), arrivals: [], queue: new Int32Array(size), searches: 0 }
  notesOf.set(graph, notes)
  return notes
}

function wayTo(index: number, arrivals: readonly (Arc | undefined)[]): Arc[] {
  const way: Arc[] = []
  for (let arc = arrivals[index]; arc; arc = arrivals[arc.from]) way.push(arc)
  return way.reverse()
}
