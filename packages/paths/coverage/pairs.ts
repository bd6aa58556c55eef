import type { Edge } from '@palpite/charts/edges.ts'
import type { Arc, Graph } from '#paths/graph/explore.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Covered, Gap } from './coverage.ts'

export function pairId(first: string, second: string): string {
  return `${first} ⇒ ${second}`
}

export type PairReader = {
  /**
   * Returns the pairs of consecutive transitions that a step adds. `isStart` marks the first step of a path,
   * since no pair spans two paths.
   */
  read(edgeIds: readonly string[], isStart: boolean): string[]
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

/** The index of a configuration, and the id of the transition taken last. */
type Spot = { index: number; last: string | undefined }

/**
 * A reached configuration and the number of the last transition. `by` and `before` lead back to the start.
 */
type Visit = { index: number; last: number; by: Arc | undefined; before: Visit | undefined }

/** Stands for the number of the last transition while none has been taken. */
const NONE = -1

/**
 * Finds the pairs of consecutive transitions that a graph allows. Stores numbers instead of transition ids to
 * save memory, since there are many pairs.
 */
export class PairGraph {
  readonly #graph: Graph
  readonly #ids: readonly string[]
  readonly #numbers: ReadonlyMap<string, number>
  readonly #takenByArc = new Map<Arc, readonly number[]>()

  constructor({ edges }: Subject, graph: Graph) {
    this.#graph = graph
    this.#ids = edges.map(({ id }) => id)
    this.#numbers = new Map(this.#ids.map((id, number) => [id, number]))
  }

  all(): Set<string> {
    const count = this.#ids.length
    const pairs = new Set<number>()
    this.#search(
      { index: 0, last: undefined },
      () => true,
      (first, second) => {
        pairs.add(first * count + second)
        return false
      },
    )
    return new Set([...pairs].map((pair) => this.#pairId(Math.floor(pair / count), pair % count)))
  }

  nearest(
    from: Spot,
    isUsable: (arc: Arc) => boolean,
    isWanted: (pair: string) => boolean,
  ): readonly Arc[] | undefined {
    return this.#search(from, isUsable, (first, second) => isWanted(this.#pairId(first, second)))
  }

  #search(
    from: Spot,
    isUsable: (arc: Arc) => boolean,
    isFound: (first: number, second: number) => boolean,
  ): readonly Arc[] | undefined {
    const keyOf = (index: number, last: number) => index * (this.#ids.length + 1) + last + 1
    const start = from.last === undefined ? NONE : (this.#numbers.get(from.last) ?? NONE)
    const queue: Visit[] = [{ index: from.index, last: start, by: undefined, before: undefined }]
    const seen = new Set([keyOf(from.index, start)])
    // The array serves as a queue: the loop also visits items that are added meanwhile.
    for (const visit of queue) {
      for (const arc of this.#graph.arcs[visit.index] ?? []) {
        if (!isUsable(arc)) continue
        let { last } = visit
        for (const taken of this.#takenBy(arc)) {
          if (last !== NONE && isFound(last, taken)) return [...wayTo(visit), arc]
          last = taken
        }
        const key = keyOf(arc.to, last)
        if (seen.has(key)) continue
        seen.add(key)
        queue.push({ index: arc.to, last, by: arc, before: visit })
      }
    }
    return undefined
  }

  #takenBy(arc: Arc): readonly number[] {
    const known = this.#takenByArc.get(arc)
    if (known) return known
    const taken = arc.items.flatMap((item) => this.#numbers.get(item) ?? [])
    this.#takenByArc.set(arc, taken)
    return taken
  }

  #pairId(first: number, second: number): string {
    return pairId(this.#ids[first] ?? '', this.#ids[second] ?? '')
  }
}

function wayTo(visit: Visit): Arc[] {
  const way: Arc[] = []
  for (let at: Visit | undefined = visit; at?.by; at = at.before) way.unshift(at.by)
  return way
}

/** Returns covered and uncovered pairs. The latter include pairs that only look possible in the chart. */
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

/** Returns pairs of transitions. The second starts in, inside or around a target state of the first. */
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
