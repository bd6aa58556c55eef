import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { createPairReader, PairGraph } from '#paths/coverage/pairs.ts'
import type { Graph } from '#paths/graph/explore.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Happened } from './journey.ts'
import type { Coverable, Progress } from './stop-condition.ts'

export type Counted = Progress & { observe(happened: Happened): void }

export function createProgress(subject: Subject, graph: Graph): Counted {
  const start = performance.now()
  const shown = { states: new Set<string>(), transitions: new Set<string>(), pairs: new Set<string>() }
  const reader = createPairReader()
  let steps = 0
  let allPairs: number | undefined
  const reachable = (of: Coverable): number => {
    if (of === 'states') return graph.tally.states.size
    if (of === 'transitions') return graph.tally.edges.size
    allPairs ??= new PairGraph(subject, graph).all().size
    return allPairs
  }
  return {
    get steps() {
      return steps
    },
    get milliseconds() {
      return performance.now() - start
    },
    hasReached: (state) => shown.states.has(state),
    coverage(of) {
      const all = reachable(of)
      return all === 0 ? 100 : (100 * shown[of].size) / all
    },
    observe({ observation, isStart }) {
      const edges = observation.edges.map(({ id }) => id)
      steps++
      for (const state of observation.entered) shown.states.add(state)
      for (const edge of edges) shown.transitions.add(edge)
      for (const pair of reader.read(edges, isStart)) shown.pairs.add(pair)
    },
  }
}

/** Returns `path` if the machine has such a state. If not, throws an error that lists all states. */
export function knownState({ machine }: Subject, path: string): string {
  const states = nodesOf(machine).map(pathOf)
  if (states.includes(path)) return path
  throw new Error(`The machine has no state "${path}". Known states: ${states.join(', ')}.`)
}
