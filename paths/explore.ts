import type { Edge } from '#charts/edges.ts'
import { changedParts } from './changed-parts.ts'
import { type Choice, createChooser } from './choices.ts'
import { type Configuration, keyOf, situationOf } from './configuration.ts'
import { failureText } from './failure-text.ts'
import type { Observation } from './recorder.ts'
import { type Stepped, Stepper } from './stepper.ts'
import type { Subject } from './subject.ts'
import { count, createTally, type Tally } from './tally.ts'
import { withVirtualDate } from './virtual-date.ts'

/** A step between two configurations, by their indices in the graph. */
export type Arc = {
  from: number
  to: number
  /** The {@link Choice} that leads there, or the start. */
  choiceId: string
  /** Whether the machine takes a transition. */
  isTaken: boolean
  items: readonly string[]
}

/** Every configuration that a model's cases lead to. Index 0 is the moment before the start. */
export type Graph = {
  configurations: readonly (Configuration | undefined)[]
  /** Arcs by the index of the configuration they leave. */
  arcs: readonly (readonly Arc[])[]
  indexByKey: ReadonlyMap<string, number>
  /** What exploration met at all. */
  tally: Tally
  /** Steps in which the machine threw, one sentence each. No arc leads there. */
  failures: readonly string[]
  /** Whether the model's limit cut the exploration short. */
  isTruncated: boolean
}

const START = 'start'

/** What a path's first step is called: `start`, with the input's name where a model has several. */
export function startLabel(inputName: string): string {
  return inputName === '' ? START : `${START} ${inputName}`
}

/** Explores breadth first, so that the first way found to a configuration is a shortest one. */
export function explore(subject: Subject): Graph {
  const { model } = subject
  const clock = { now: model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(model)
  const configurations: (Configuration | undefined)[] = [undefined]
  const arcs: Arc[][] = [[]]
  const indexByKey = new Map<string, number>()
  const tally = createTally()
  const failures = new Set<string>()
  let isTruncated = false

  const indexOf = (configuration: Configuration): number | undefined => {
    const key = keyOf(configuration, model)
    const known = indexByKey.get(key)
    if (known !== undefined) return known
    if (configurations.length > model.limit) {
      isTruncated = true
      return undefined
    }
    indexByKey.set(key, configurations.length)
    arcs.push([])
    return configurations.push(configuration) - 1
  }

  const addArc = (from: number, choiceId: string, stepped: Stepped, items: string[]) => {
    const { configuration, observation, hasThrown } = stepped
    count(tally, observation)
    if (hasThrown) {
      failures.add(failureText(choiceId, configurations[from], configuration, model))
      return
    }
    const to = indexOf(configuration)
    if (to !== undefined)
      arcs[from]?.push({ from, to, choiceId, items, isTaken: observation.edges.length > 0 })
  }

  const leave = (from: number, configuration: Configuration): void => {
    for (const choice of choose(situationOf(configuration))) {
      const stepped = stepper.take(configuration, choice)
      const isChanged = changedParts(configuration.snapshot, stepped.configuration.snapshot).length > 0
      addArc(from, choice.id, stepped, itemsOf(choice, stepped.observation, isChanged))
    }
  }

  withVirtualDate(clock, () => {
    for (const [name, input] of Object.entries(model.inputs)) {
      const stepped = stepper.start(input)
      addArc(0, startLabel(name), stepped, [startLabel(name), ...observedItems(stepped.observation)])
    }
    for (let index = 1; index < configurations.length; index++) {
      const configuration = configurations[index]
      if (configuration) leave(index, configuration)
    }
  })
  return { configurations, arcs, indexByKey, tally, failures: [...failures], isTruncated }
}

/**
 * What a step shows that a set of paths should show somewhere: each transition, by each case that brings it about,
 * and once so that the context changes; each guard that said no, and each case it turned away; and what nothing
 * comes of. Without the refusals a dropped guard would go unnoticed, without the changes a dropped assignment.
 */
export function itemsOf(choice: Choice, observation: Observation, isContextChanged: boolean): string[] {
  if (choice.kind === 'pause') return []
  const changes = isContextChanged ? observation.edges.map(({ id }) => `${id} remembers something`) : []
  const items = [...observedItems(observation), ...changes]
  const direct = observation.edges.filter((edge) => edge.eventType !== '')
  if (observation.edges.length > 0) return [...items, ...direct.map((edge) => `${edge.id} by ${choice.id}`)]
  const refusals = observation.guards.map(({ edge }) => `${edge.id} refuses ${choice.id}`)
  return refusals.length > 0 ? [...items, ...refusals] : [`nothing comes of ${choice.id}`]
}

/** The same for the start, which no case brings about. */
export function observedItems({ edges, guards, entered }: Observation): string[] {
  const items = new Set(edges.map((edge) => edge.id))
  for (const { edge, outcome } of guards) {
    if (!outcome) items.add(`${edge.id} refuses`)
  }
  // Where a transition leads into history, each state that may be remembered is a matter of its own.
  for (const edge of new Set(edges.filter(leadsIntoHistory))) {
    for (const state of new Set(entered)) items.add(`${edge.id} enters ${state}`)
  }
  return [...items]
}

function leadsIntoHistory({ definition }: Edge): boolean {
  return definition.target?.some((target) => target.type === 'history') ?? false
}
