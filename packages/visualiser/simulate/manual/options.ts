import { type Edge, pathOf } from '@palpite/charts/edges.ts'
import { type Choice, matches } from '@palpite/paths/machine/choices.ts'
import { situationOf } from '@palpite/paths/machine/configuration.ts'
import { outcomesOf, valueAt } from '@palpite/paths/model.ts'
import type { AnyActorRef } from 'xstate'
import type { Answers, Moment, Simulation } from '#visualiser/simulate/simulation.ts'

/** A guard that was asked, and what it said or what was said in its place. */
export type Asked = { edge: Edge; outcome: boolean; isForced: boolean }

/** Something that may happen next, tried out. */
export type Option = {
  choice: Choice
  /** Where it would lead. */
  after: Moment
  /** The guards that it would ask, in their order. */
  asked: readonly Asked[]
  /** Whether the machine would let it pass without a transition. */
  isRefused: boolean
}

/** An event that no active state listens to. */
export type Unheard = { type: string; listeners: readonly string[] }

/** An actor that has not answered yet. */
export type Waiting = {
  child: AnyActorRef
  options: readonly Option[]
  /** Names of the cases in which it never says anything. */
  silences: readonly string[]
}

export type Options = {
  events: readonly Option[]
  waiting: readonly Waiting[]
  /** The next timer, the last moment before it, and the model's pauses. */
  time: readonly Option[]
  unheard: readonly Unheard[]
  /** Types of events that active states listen to and the model has no case of. */
  withoutCase: readonly string[]
}

const NOTHING: Options = { events: [], waiting: [], time: [], unheard: [], withoutCase: [] }

/** All that may happen next, each tried out under the given answers, and what may not, with the reason. */
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

/** Tries one choice out. */
export function optionOf(simulation: Simulation, moment: Moment, choice: Choice, answers: Answers): Option {
  const after = simulation.take(moment, choice, answers)
  const isRefused = after.step.isIgnored && after.configuration.snapshot.status === 'active'
  return { choice, after, asked: askedIn(after, answers), isRefused }
}

/** What can be chosen by a digit: events that would be taken and answers of actors, in the order in which they are listed. */
export function countedOptions({ events, waiting }: Options): Option[] {
  return [...events.filter(({ isRefused }) => !isRefused), ...waiting.flatMap(({ options }) => options)]
}

/** The option that would take a transition, for whoever clicks it in the chart. */
export function optionThrough(options: Options, edge: string): Option | undefined {
  const all = [...options.events, ...options.waiting.flatMap(({ options }) => options), ...options.time]
  return all.find(({ after }) => after.step.edges.includes(edge))
}

/**
 * Guards of one step, each transition's last answer. Transitions that wait for nothing ask theirs all the time: a no of
 * theirs is news only where the step led into their state, or somebody gave it.
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

/** Which types of events the active states listen to, and which of the others are listened to elsewhere. */
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

/** Whether events of that type come from outside: neither XState's own nor a wildcard for any. */
function isOutsiders(eventType: string): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.')
}
