import { type Choice, createChooser } from '#paths/machine/choices.ts'
import { type Configuration, situationOf } from '#paths/machine/configuration.ts'
import { failureText } from '#paths/machine/failure-text.ts'
import type { Observation } from '#paths/machine/recorder.ts'
import { type Engine, type Stepped, Stepper } from '#paths/machine/stepper.ts'
import { isIntoHistory, type Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { ConfigurationIndex } from './configuration-index.ts'
import { type Tally, tallyOf } from './coverage-counter.ts'
import { ExploredArc } from './explored-arc.ts'

export type Arc = {
  from: number
  to: number
  /** Id of the {@link Choice}. For the start, its label. */
  choiceId: string
  isTaken: boolean
  items: readonly string[]
}

/**
 * The configurations that a model's cases lead to, up to its limit. Index 0 is the moment before the start.
 */
export type Graph = {
  configurations: readonly (Configuration | undefined)[]
  arcs: readonly (readonly Arc[])[]
  index: ConfigurationIndex
  tally: Tally
  /** Steps in which the machine threw, one sentence each. The graph has no arcs for them. */
  failures: readonly string[]
  /** Whether configurations are missing because exploration reached the model's limit. */
  isTruncated: boolean
}

const START = 'start'
const NO_ARCS: readonly Arc[] = []

/** Label of a path's first step: `start`, followed by the name of the input if the model has several. */
export function startLabel(inputName: string): string {
  return inputName === '' ? START : `${START} ${inputName}`
}

export type ExploreOptions = {
  /** The engine that computes the steps. Defaults to the compiled chart. */
  engine?: Engine
  /** Stops as soon as the model's limit is reached. For callers that cannot use an incomplete graph. */
  stopsAtLimit?: boolean
}

/** Explores breadth first, so that the first path found to a configuration is one of the shortest. */
export function explore(subject: Subject, options: ExploreOptions = {}): Graph {
  const { engine = 'chart', stopsAtLimit = false } = options
  const { model } = subject
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock, engine)
  const choose = createChooser(model)
  const configurations: (Configuration | undefined)[] = [undefined]
  const starts: Arc[] = []
  const arcs: (readonly Arc[])[] = [starts]
  const index = new ConfigurationIndex(model)
  const observations: Observation[] = []
  let tally: Tally | undefined
  const failures = new Set<string>()
  let isTruncated = false

  const indexOf = (configuration: Configuration, left?: Configuration): number | undefined => {
    const known = index.find(configuration, left)
    if (known !== undefined) return known
    if (configurations.length > model.limit) {
      isTruncated = true
      return undefined
    }
    index.add(configuration, configurations.length)
    arcs.push(NO_ARCS)
    return configurations.push(configuration) - 1
  }

  /** Returns the index of the next configuration. Undefined if the step threw or the limit is reached. */
  const arrive = (
    from: number,
    choiceId: string,
    { configuration, hasThrown }: Stepped,
  ): number | undefined => {
    if (!hasThrown) return indexOf(configuration, configurations[from])
    failures.add(failureText(choiceId, configurations[from], configuration, model))
    return undefined
  }

  const begin = (name: string, input: unknown): void => {
    const stepped = stepper.start(input)
    const { observation } = stepped
    observations.push(observation)
    const choiceId = startLabel(name)
    const to = arrive(0, choiceId, stepped)
    const items = [choiceId, ...observedItems(observation)]
    if (to !== undefined) starts.push({ from: 0, to, choiceId, items, isTaken: observation.edges.length > 0 })
  }

  const take = (from: number, configuration: Configuration, choice: Choice): Arc | undefined => {
    const stepped = stepper.take(configuration, choice)
    observations.push(stepped.observation)
    const to = arrive(from, choice.id, stepped)
    return to === undefined ? undefined : new ExploredArc(from, to, choice, configuration, stepped)
  }

  const leave = (from: number, configuration: Configuration): readonly Arc[] => {
    const taken = choose(situationOf(configuration)).map((choice) => take(from, configuration, choice))
    return taken.every((arc) => arc !== undefined) ? taken : taken.filter((arc) => arc !== undefined)
  }

  withVirtualDate(clock, () => {
    for (const [name, input] of Object.entries(model.inputs)) begin(name, input)
    for (let from = 1; from < configurations.length; from++) {
      if (isTruncated && stopsAtLimit) break
      const configuration = configurations[from]
      if (configuration) arcs[from] = leave(from, configuration)
    }
  })
  return {
    configurations,
    arcs,
    index,
    failures: [...failures],
    isTruncated,
    get tally() {
      tally ??= tallyOf(observations)
      return tally
    },
  }
}

/**
 * Returns the items that a step covers:
 * - each transition, once per case
 * - each transition that changes the context, so that paths detect a dropped assignment
 * - each guard that rejects, so that paths detect a dropped guard
 * - each state that a transition to a history state enters
 * - each ignored event
 */
export function itemsOf(
  choice: Choice,
  observation: Observation,
  isContextChanged: boolean,
): readonly string[] {
  if (choice.kind === 'pause') return []
  const { edges, guards } = observation
  const changes = isContextChanged ? edges.map(({ id }) => `${id} changes the context`) : []
  const [edge] = edges
  // Shortcut for the most common step: one transition, and no guard that rejects.
  const isPlain = edge && edges.length === 1 && edge.eventType !== '' && !isIntoHistory(edge)
  if (isPlain && !guards.some(isRefusal)) return [edge.id, ...changes, `${edge.id} by ${choice.id}`]
  const items = [...observedItems(observation), ...changes]
  const direct = edges.filter(({ eventType }) => eventType !== '')
  if (edges.length > 0) return [...items, ...direct.map(({ id }) => `${id} by ${choice.id}`)]
  const refusals = guards.map((guard) => `${guard.edge.id} refuses ${choice.id}`)
  return refusals.length > 0 ? [...items, ...refusals] : [`${choice.id} is ignored`]
}

const isRefusal = ({ outcome }: { outcome: boolean }) => !outcome

export function observedItems({ edges, guards, entered }: Observation): string[] {
  const items = new Set(edges.map((edge) => edge.id))
  for (const { edge, outcome } of guards) {
    if (!outcome) items.add(`${edge.id} refuses`)
  }
  // A transition to a history state has one item per entered state.
  for (const edge of new Set(edges.filter(isIntoHistory))) {
    for (const state of new Set(entered)) items.add(`${edge.id} enters ${state}`)
  }
  return [...items]
}
