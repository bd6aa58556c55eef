import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { count, createTally } from '@palpite/paths/graph/coverage-counter.ts'
import type { Choice } from '@palpite/paths/machine/choices.ts'
import { type Configuration, keyOf } from '@palpite/paths/machine/configuration.ts'
import type { Observation } from '@palpite/paths/machine/recorder.ts'
import type { Stepped } from '@palpite/paths/machine/stepper.ts'
import { type Answers, type Moment, momentOf, type Simulation } from '#visualiser/simulate/simulation.ts'
import { type Obstacle, obstaclesBefore } from './obstacles.ts'

/** What a search for the shortest way to a state or transition has come to. */
export type Way =
  | {
      kind: 'found'
      from: 'here' | 'start'
      /** The steps of the way; from the start, the start is the first of them. None where one is there already. */
      moments: readonly Moment[]
    }
  | {
      kind: 'missing'
      /** Why nothing leads there, as far as the cases tell. */
      obstacles: readonly Obstacle[]
      /** Whether the model's limit of configurations ended the search, so that there may be a way after all. */
      isCutShort: boolean
    }

export type WaySearch = {
  /** Dotted path of the state that is wanted, or id of the transition. */
  goal: string
  /** Where to search from; from the start where it is nothing, or where nothing leads on from there. */
  from: Moment | undefined
  answers: Answers
}

/** A configuration that is known, with how the search came there: by a step, by a start, or by standing there already. */
type Place = { configuration: Configuration; by?: Step; start?: Moment }
type Step = { before: Place; choice: Choice; stepped: Stepped }

/**
 * Searches breadth first for the shortest way into a state, where passing through counts, or through a transition. After each configuration that it
 * looked at it yields how many it knows of, so that it can be done in slices.
 */
export function* seekWay(simulation: Simulation, { goal, from, answers }: WaySearch): Generator<number, Way> {
  const { model, subject } = simulation
  const target = nodesOf(subject.machine).find((node) => pathOf(node) === goal)
  const tally = createTally()
  // What was searched from here in vain needs no second look from the start.
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
    // An array shows what is added while it is read: it is its own queue.
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

  /** Whether a step took the transition, or led into the state or through it; into a history state where a transition leads to it. */
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
