import { type Edge, pathOf } from '@palpite/charts/edges.ts'
import { type Choice, matches } from '@palpite/paths/machine/choices.ts'
import { situationOf } from '@palpite/paths/machine/configuration.ts'
import { outcomesOf, valueAt } from '@palpite/paths/model.ts'
import type { AnyActorRef } from 'xstate'
import type { Answers, Moment, Simulation } from '#visualiser/simulate/simulation.ts'

export type Asked = { edge: Edge; outcome: boolean; isForced: boolean }

export type Option = {
  choice: Choice
  after: Moment
  /** Evaluated guards, in order. */
  asked: readonly Asked[]
  /** Whether the machine would take no transition. */
  isRefused: boolean
}

/** An event without a handler in any active state. */
export type Unheard = { type: string; listeners: readonly string[] }

export type Waiting = {
  child: AnyActorRef
  options: readonly Option[]
  /** Names of the cases in which it never answers. */
  silences: readonly string[]
}

export type Options = {
  events: readonly Option[]
  waiting: readonly Waiting[]
  /** The next timer, the last moment before it, and the model's pauses. */
  time: readonly Option[]
  unheard: readonly Unheard[]
  /** Handled event types without a case in the model. */
  withoutCase: readonly string[]
}

const NOTHING: Options = { events: [], waiting: [], time: [], unheard: [], withoutCase: [] }

export function optionsAt(simulation: Simulation, moment: Moment, answers: Answers): Options {
  const { snapshot } = moment.configuration
  if (snapshot.status !== 'active') return NOTHING
  const options = simulation.choicesAt(moment).map((choice) => optionOf(simulation, moment, choice, answers))
  const { heard, unheard } = listeningAt(simulation, moment)
  return {
    events: options.filter(({ choice }) => choice.kind === 'event'),
    waiting: waitingAt(simulation, moment, options),
    time: options.filter(({ choice }) => choice.kind === 'timer' || choice.kind === 'pause'),
    unheard,
    withoutCase: heard.filter((type) => !simulation.model.events[type]),
  }
}

export function optionOf(simulation: Simulation, moment: Moment, choice: Choice, answers: Answers): Option {
  const after = simulation.take(moment, choice, answers)
  const isRefused = after.step.isIgnored && after.configuration.snapshot.status === 'active'
  return { choice, after, asked: askedIn(after, answers), isRefused }
}

/** Options with a digit key: events and answers of actors, in listed order. */
export function countedOptions({ events, waiting }: Options): Option[] {
  return [...events.filter(({ isRefused }) => !isRefused), ...waiting.flatMap(({ options }) => options)]
}

/** The option that takes a transition, for clicks on the chart. */
export function optionThrough(options: Options, edge: string): Option | undefined {
  const all = [...options.events, ...options.waiting.flatMap(({ options }) => options), ...options.time]
  return all.find(({ after }) => after.step.edges.includes(edge))
}

/**
 * Guards of one step with their last result. Eventless transitions evaluate theirs constantly, so their
 * refusal is listed only if the step entered their state or it was forced.
 */
function askedIn({ observation }: Moment, answers: Answers): Asked[] {
  const byEdge = new Map(observation.guards.map((asked) => [asked.edge.id, asked]))
  return [...byEdge.values()]
    .map((asked) => ({ ...asked, isForced: asked.edge.id in answers }))
    .filter(
      ({ edge, outcome, isForced }) =>
        edge.eventType !== '' || outcome || isForced || observation.entered.includes(edge.source),
    )
}

function waitingAt({ model }: Simulation, { configuration }: Moment, options: readonly Option[]): Waiting[] {
  return situationOf(configuration).children.map((child) => ({
    child,
    options: options.filter(({ choice }) => choice.kind === 'outcome' && choice.child === child),
    silences: Object.entries(outcomesOf(model, child) ?? {})
      .filter(([, timely]) => valueAt(timely, configuration.now) === 'never')
      .map(([name]) => name),
  }))
}

/** Event types that active states handle, and those that only other states handle. */
function listeningAt({ subject, model }: Simulation, { configuration }: Moment) {
  const active = new Set(configuration.snapshot._nodes.map(pathOf))
  const edges = subject.edges.filter(({ eventType }) => isOutsiders(eventType))
  const types = new Set([...Object.keys(model.events), ...edges.map(({ eventType }) => eventType)])
  const heard: string[] = []
  const unheard: Unheard[] = []
  for (const type of [...types].sort()) {
    const listeners = new Set(
      edges.filter(({ eventType }) => matches(eventType, type)).map(({ source }) => source),
    )
    if ([...listeners].some((state) => active.has(state))) heard.push(type)
    else unheard.push({ type, listeners: [...listeners] })
  }
  return { heard, unheard }
}

/** Whether events of this type come from outside: not XState's own and not a wildcard. */
function isOutsiders(eventType: string): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.')
}
