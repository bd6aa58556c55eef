import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { count, createTally } from '@palpite/paths/graph/coverage-counter.ts'
import type { Choice } from '@palpite/paths/machine/choices.ts'
import { type Configuration, keyOf } from '@palpite/paths/machine/configuration.ts'
import type { Observation } from '@palpite/paths/machine/recorder.ts'
import type { Stepped } from '@palpite/paths/machine/stepper.ts'
import { type Answers, type Moment, momentOf, type Simulation } from '#visualiser/simulate/simulation.ts'
import { type Obstacle, obstaclesBefore } from './obstacles.ts'

export type PathSearchResult =
  | {
      kind: 'found'
      from: 'here' | 'start'
      /**
       * The steps of the path, including the start if the path begins there. Empty if the goal is already
       * reached.
       */
      moments: readonly Moment[]
    }
  | {
      kind: 'missing'
      /** Why the model's cases do not lead to the goal. */
      obstacles: readonly Obstacle[]
      /** Whether the search ended at the model's limit of configurations. If so, a path may still exist. */
      isCutShort: boolean
    }

export type PathSearch = {
  /** Dotted path of a state, or the id of a transition. */
  goal: string
  /**
   * The moment where the search begins. If undefined, or if no path leads from it to the goal, the search
   * begins at the start of the machine, with each input.
   */
  from: Moment | undefined
  answers: Answers
}

/**
 * A configuration that the search has found. `by` is the step that led to it. A start has its moment in
 * `start` instead. The current moment has neither.
 */
type Place = { configuration: Configuration; by?: Step; start?: Moment }
type Step = { before: Place; choice: Choice; stepped: Stepped }

/**
 * Searches breadth first for the shortest path to a state or transition. After exploring a configuration,
 * yields the number of configurations found so far, so that the search can run in slices.
 */
export function* searchPath(
  simulation: Simulation,
  { goal, from, answers }: PathSearch,
): Generator<number, PathSearchResult> {
  const { model, subject } = simulation
  const target = nodesOf(subject.machine).find((node) => pathOf(node) === goal)
  const tally = createTally()
  // Keys of the configurations found. The search from the start skips those that were already found from the
  // current moment.
  const known = new Set<string>()
  let isCutShort = false

  if (from) {
    if (isIn(from.configuration)) return { kind: 'found', from: 'here', moments: [] }
    const steps = yield* seek([from])
    if (steps) return { kind: 'found', from: 'here', moments: steps }
  }
  const starts = Object.keys(model.inputs).map((name) => simulation.start(name, answers))
  for (const { observation } of starts) count(tally, observation)
  const there = starts.find(isReached)
  if (there) return { kind: 'found', from: 'start', moments: [there] }
  const steps = yield* seek(starts.map((start) => ({ configuration: start.configuration, start })))
  if (steps) return { kind: 'found', from: 'start', moments: steps }
  return { kind: 'missing', obstacles: obstaclesBefore(goal, subject, tally), isCutShort }

  function* seek(seeds: readonly Place[]): Generator<number, Moment[] | undefined> {
    const places: Place[] = []
    for (const seed of seeds) add(seed, places)
    // The array serves as a queue: the loop also visits items that are added meanwhile.
    for (const before of places) {
      for (const choice of simulation.choicesAt(before)) {
        const stepped = simulation.step(before, choice, answers)
        const by = { before, choice, stepped }
        count(tally, stepped.observation)
        if (isReached(stepped)) return momentsOf(by)
        add({ configuration: stepped.configuration, by }, places)
      }
      yield known.size
    }
    return undefined
  }

  function add(place: Place, places: Place[]): void {
    const key = keyOf(place.configuration, model)
    if (known.has(key)) return
    if (known.size >= model.limit) {
      isCutShort = true
      return
    }
    known.add(key)
    places.push(place)
  }

  function momentsOf(last: Step): Moment[] {
    const { before, stepped, choice } = last
    const earlier = before.by ? momentsOf(before.by) : before.start ? [before.start] : []
    return [...earlier, momentOf(model, stepped, choice, before.configuration)]
  }

  function isIn({ snapshot }: Configuration): boolean {
    return target !== undefined && snapshot._nodes.includes(target)
  }

  /**
   * Whether a step took the transition, entered or stayed in the state (even if only in passing), or targeted
   * the history state.
   */
  function isReached({
    configuration,
    observation,
  }: {
    configuration: Configuration
    observation: Observation
  }) {
    return (
      isIn(configuration) ||
      observation.entered.includes(goal) ||
      observation.edges.some(
        ({ id, definition }) => id === goal || (target && definition.target?.includes(target)),
      )
    )
  }
}
