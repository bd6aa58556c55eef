import type { Graph } from '#paths/graph/explore.ts'
import { LONGEST_PATH, type Tour, tour } from '#paths/graph/tour.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { pairTour } from '#paths/strategies/pairs.ts'
import { randomWalk, type Weights } from '#paths/strategies/random-walk.ts'
import { shortest } from '#paths/strategies/shortest.ts'
import { transitionTour } from '#paths/strategies/transitions.ts'
import { followSteps } from './follow-steps.ts'
import { createProgress } from './progress.ts'
import { isMet, parseStop, type Stop } from './stop-condition.ts'

export const STRATEGIES = ['tour', 'shortest', 'transitions', 'pairs', 'random', 'events'] as const

export type GenerateOptions = {
  /**
   * - `tour` covers everything in the graph
   * - `shortest` reaches one state, or every state, in the fewest steps
   * - `transitions` covers every transition with few steps
   * - `pairs` covers every pair of consecutive transitions
   * - `random` takes random steps
   * - `events` takes the given steps
   */
  strategy: (typeof STRATEGIES)[number]
  /** For `shortest`: the dotted path of the state to reach. */
  to?: string
  /** For `random`: the seed, a whole number. */
  seed?: number
  weights?: Weights
  /** For `events`: the steps, as labels or as ids of choices. */
  events?: readonly string[]
  /** When to stop early. The default for `random` is {@link RANDOM_STOP}; the others have no default. */
  stop?: Stop
  /**
   * Maximum number of steps per path, by default {@link LONGEST_PATH}. `transitions` has no limit by default.
   * `shortest` and `events` ignore this option.
   */
  longest?: number
}

const RANDOM_STOP = parseStop('transitions 100% or length 1000')

/** Generates paths with exact times. Throws if `to` names an unknown state. */
export function generate(subject: Subject, graph: Graph, options: GenerateOptions): Tour {
  const { strategy, stop = strategy === 'random' ? RANDOM_STOP : undefined } = options
  const progress = createProgress(subject, graph)
  const journey = {
    observe: progress.observe,
    isEnough: () => stop !== undefined && isMet(stop, progress),
  }
  const readable = options.longest ?? LONGEST_PATH
  const endless = options.longest ?? Number.POSITIVE_INFINITY
  switch (strategy) {
    case 'tour':
      return tour(subject, graph, { ...journey, longest: readable })
    case 'shortest':
      return shortest(subject, graph, options.to, journey)
    case 'transitions':
      return transitionTour(subject, graph, endless, journey)
    case 'pairs':
      return pairTour(subject, graph, readable, journey)
    case 'random':
      return randomWalk(subject, options.seed ?? 1, options.weights ?? {}, readable, journey)
    case 'events': {
      const { path, refused } = followSteps(subject, options.events ?? [], journey)
      return { paths: path ? [path] : [], missed: refused === undefined ? [] : [refused] }
    }
  }
}
