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
  /** The evaluated guards, in order. */
  asked: readonly Asked[]
  /** Whether the machine would take no transition. */
  isRefused: boolean
}

/** An event type that no active state handles. `listeners` are the inactive states that handle it. */
export type Unheard = { type: string; listeners: readonly string[] }

export type Waiting = {
  child: AnyActorRef
  options: readonly Option[]
  /** Names of the model's cases in which the actor never responds. */
  silences: readonly string[]
}

export type Options = {
  events: readonly Option[]
  waiting: readonly Waiting[]
  /**
   * The options that let time pass: to the next timer, to the last ms before it, or by a pause that the model
   * defines.
   */
  time: readonly Option[]
  unheard: readonly Unheard[]
  /** Event types that an active state handles, but for which the model has no case. */
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

/**
 * Returns the options that digit keys select, in the order of the list: possible events, then the outcomes of
 * actors.
 */
export function countedOptions({ events, waiting }: Options): Option[] {
  return [...events.filter(({ isRefused }) => !isRefused), ...waiting.flatMap(({ options }) => options)]
}

/** Returns the first option that takes a transition, for a click on the transition in the chart. */
export function optionThrough(options: Options, edge: string): Option | undefined {
  const all = [...options.events, ...options.waiting.flatMap(({ options }) => options), ...options.time]
  return all.find(({ after }) => after.step.edges.includes(edge))
}

/**
 * Returns the guards of a step with their last results. Guards of eventless transitions are evaluated in
 * every step. To keep the list short, those that reject are omitted, unless their result was forced or the
 * step entered their state.
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

/**
 * Returns the event types that active states handle, and all other types with the states that handle them.
 */
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

/**
 * Whether events of this type come from outside the machine, unlike XState's own events. Eventless
 * transitions have an empty type.
 */
function isOutsiders(eventType: string): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.')
}
