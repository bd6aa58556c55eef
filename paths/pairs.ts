import type { Edge } from '#charts/edges.ts'
import type { Covered, Gap } from './coverage.ts'
import type { Arc, Graph } from './explore.ts'
import type { Observation } from './recorder.ts'
import type { Subject } from './subject.ts'

/** What two transitions are called that follow one another on a path, with none between them. */
export function pairId(first: string, second: string): string {
  return `${first} ⇒ ${second}`
}

/** Reads off the pairs of a path, step by step. */
export type PairReader = {
  /** The pairs that a step with these transitions adds; none of them reaches back over the start of a path. */
  read(edgeIds: readonly string[], isStart: boolean): string[]
  /** The transition that the path took last. */
  readonly last: string | undefined
}

export function createPairReader(): PairReader {
  let last: string | undefined
  return {
    get last() {
      return last
    },
    read(edgeIds, isStart) {
      if (isStart) last = undefined
      const pairs: string[] = []
      for (const id of new Set(edgeIds)) {
        if (last !== undefined) pairs.push(pairId(last, id))
        last = id
      }
      return pairs
    },
  }
}

/** The pairs that paths showed, from what each saw step by step. */
export function pairsIn(walks: readonly { observations: readonly Observation[] }[]): Set<string> {
  const reader = createPairReader()
  const pairs = walks.flatMap(({ observations }) =>
    observations.flatMap(({ edges }, step) =>
      reader.read(
        edges.map(({ id }) => id),
        step === 0,
      ),
    ),
  )
  return new Set(pairs)
}

/** Where a path stands as far as pairs go: a configuration, and the transition that was taken last. */
type Spot = { index: number; last: string | undefined }

/** The pairs of transitions that a graph allows, and how to get to them. */
export class PairGraph {
  readonly #graph: Graph
  readonly #edgeIds: ReadonlySet<string>
  readonly #edgesOfArc = new Map<Arc, readonly string[]>()

  constructor({ edges }: Subject, graph: Graph) {
    this.#graph = graph
    this.#edgeIds = new Set(edges.map(({ id }) => id))
  }

  /** Every pair that some path through the graph shows. */
  all(): Set<string> {
    const pairs = new Set<string>()
    this.#search(
      { index: 0, last: undefined },
      () => true,
      (_, added) => {
        for (const pair of added) pairs.add(pair)
        return false
      },
    )
    return pairs
  }

  /** A shortest way from a spot whose last step shows a pair that is wanted. */
  nearest(
    from: Spot,
    isUsable: (arc: Arc) => boolean,
    isWanted: (pair: string) => boolean,
  ): readonly Arc[] | undefined {
    return this.#search(from, isUsable, (_, added) => added.some(isWanted))
  }

  #search(
    from: Spot,
    isUsable: (arc: Arc) => boolean,
    isFound: (arc: Arc, pairs: readonly string[]) => boolean,
  ): readonly Arc[] | undefined {
    type Visit = Spot & { by: Arc | undefined; before: Visit | undefined }
    const queue: Visit[] = [{ ...from, by: undefined, before: undefined }]
    const seen = new Set([`${from.index} ${from.last}`])
    // An array shows what is added while it is read: it is its own queue.
    for (const visit of queue) {
      for (const arc of this.#graph.arcs[visit.index] ?? []) {
        if (!isUsable(arc)) continue
        const taken = this.#takenBy(arc)
        const chain = visit.last === undefined ? taken : [visit.last, ...taken]
        if (isFound(arc, pairsOf(chain))) return [...wayTo(visit), arc]
        const last = taken.at(-1) ?? visit.last
        const key = `${arc.to} ${last}`
        if (seen.has(key)) continue
        seen.add(key)
        queue.push({ index: arc.to, last, by: arc, before: visit })
      }
    }
    return undefined

    function wayTo(visit: Visit): Arc[] {
      const way: Arc[] = []
      for (let at: Visit | undefined = visit; at?.by; at = at.before) way.unshift(at.by)
      return way
    }
  }

  #takenBy(arc: Arc): readonly string[] {
    const known = this.#edgesOfArc.get(arc)
    if (known) return known
    const taken = arc.items.filter((item) => this.#edgeIds.has(item))
    this.#edgesOfArc.set(arc, taken)
    return taken
  }
}

function pairsOf(chain: readonly string[]): string[] {
  return chain.slice(1).map((second, index) => pairId(chain[index] ?? '', second))
}

/** Which pairs of a chart were shown, and which were not, with the reason as far as the graph tells. */
export function pairCoverage(subject: Subject, graph: Graph, shown: ReadonlySet<string>): Covered {
  const allowed = new PairGraph(subject, graph).all()
  const gaps = neighbours(subject.edges).flatMap(([first, second]): Gap[] => {
    const what = pairId(first.id, second.id)
    if (allowed.has(what)) return []
    const never = [first, second].find(({ id }) => !graph.tally.edges.has(id))
    return [
      { what, reason: never ? `${never.id} is never taken` : 'no case leads from the one to the other' },
    ]
  })
  return {
    covered: [...allowed].filter((pair) => shown.has(pair)),
    gaps: [
      ...[...allowed]
        .filter((pair) => !shown.has(pair))
        .map((what) => ({ what, reason: 'no path shows it' })),
      ...gaps,
    ],
  }
}

/** Pairs that the drawing of a chart suggests: the second leaves where the first leads. */
function neighbours(edges: readonly Edge[]): (readonly [Edge, Edge])[] {
  return edges.flatMap((first) => {
    const ends = first.definition.target ?? [first.definition.source]
    const isThere = ({ definition: { source } }: Edge) =>
      ends.some((end) => isWithin(end, source) || isWithin(source, end))
    return edges.filter(isThere).map((second) => [first, second] as const)
  })
}

function isWithin(node: { path: string[] }, outer: { path: string[] }): boolean {
  return outer.path.every((key, depth) => node.path[depth] === key)
}
