import type {
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate'

/** A value, or how to make it at the virtual moment `now` (epoch ms) at which it is needed. */
export type Timely<Value> = Value | ((now: number) => Value)

/**
 * One way in which an invoked or spawned actor can go on: it ends with an output or an error, it sends its
 * parent an event and lives on, or it never says anything.
 */
export type Outcome<Output = unknown, Sent extends EventObject = EventObject> =
  | { done: Output }
  | { error: unknown }
  | { send: Sent }
  | 'never'

type OutcomeCases<Output, Sent extends EventObject> = { [caseName: string]: Timely<Outcome<Output, Sent>> }

/** The actors that a machine knows by source, and those it knows by id. */
type FamilyOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _StateSchema,
    infer _TransitionMeta
  >
    ? { actor: Actor; children: Children }
    : never

type PayloadCases<Payload> = keyof Payload extends never
  ? Record<string, never>
  : { [caseName: string]: Timely<Payload> }

type EventCases<Event extends EventObject> = {
  [Type in Event['type']]?: PayloadCases<Omit<Extract<Event, { type: Type }>, 'type'>>
}

type OutcomesBySource<Actor extends ProvidedActor, Sent extends EventObject> = {
  [One in Actor as One['src']]?: OutcomeCases<OutputFrom<One['logic']>, Sent>
}

type OutcomesById<Children, Source extends string, Sent extends EventObject> = {
  [Id in keyof Children as string extends Id ? never : Exclude<Id, Source>]?: OutcomeCases<
    OutputFrom<NonNullable<Children[Id]>>,
    Sent
  >
}

type OutcomesOf<Machine extends AnyStateMachine> = OutcomesBySource<
  FamilyOf<Machine>['actor'],
  EventFrom<Machine>
> &
  OutcomesById<FamilyOf<Machine>['children'], FamilyOf<Machine>['actor']['src'], EventFrom<Machine>>

/** What the author of a model writes of a machine, in the machine's own types. */
export type Cases<Machine extends AnyStateMachine> = {
  /** The input of a machine that has one. With several that matter, name them in `inputs` instead. */
  input?: InputFrom<Machine>
  inputs?: { [name: string]: InputFrom<Machine> }
  /** Named cases of each event's data. An event without data is listed as `{}`. */
  events: EventCases<EventFrom<Machine>>
  /** Named outcomes of each invoked or spawned actor, by its id or else by its source. */
  outcomes?: OutcomesOf<Machine>
  /** Named stretches of idle time (ms), for guards that look at the clock where no timer runs. */
  pauses?: { [name: string]: number }
  /** `systemId`s of actors around the machine that it sends events to. */
  neighbours?: readonly string[]
  /**
   * What of the context distinguishes configurations; the whole of it unless told. Leave out what grows or is
   * random. Moments near `startAt` count only as past or future.
   */
  view?(context: ContextFrom<Machine>, now: number): unknown
  /** The virtual moment (epoch ms) at which every path starts. */
  startAt?: number
  /** How many configurations may be explored before that is a finding. */
  limit?: number
  /** Findings that are meant to be so, word for word, each with the reason. */
  exceptions?: { [finding: string]: string }
}

/** The same, as a conditional type: the compiler then knows the machine before it looks at functions in the cases. */
export type CasesOf<Machine> = Machine extends AnyStateMachine ? Cases<Machine> : never

/** A model whose machine is no longer known to the compiler: what the rest of the tool works on. */
export type Model = {
  machine: AnyStateMachine
  inputs: { [name: string]: unknown }
  events: { [type: string]: { [caseName: string]: Timely<object> } | undefined }
  outcomes: { [actor: string]: { [caseName: string]: Timely<Outcome> } | undefined }
  /** Of actors that have no outcomes of their own; without it that is a finding. */
  otherOutcomes?: { [caseName: string]: Timely<Outcome> }
  pauses: { [name: string]: number }
  neighbours: readonly string[]
  view(context: object, now: number): unknown
  startAt: number
  limit: number
  exceptions: { [finding: string]: string }
  /** Findings about the cases themselves, of which whoever made them knows. */
  notes?: readonly string[]
  /** Whether the view tells less apart than may decide, since there are more configurations than the limit. */
  isMerged?: boolean
}

const START_OF_2030 = Date.UTC(2030, 0, 1)
const CONFIGURATION_LIMIT = 20_000

/** The cases that paths need of one machine, checked against its types and with all defaults filled in. */
export function defineModel<Machine extends AnyStateMachine>(
  machine: Machine,
  cases: CasesOf<Machine>,
): Model {
  const { input, inputs, events, outcomes = {}, view = (context: object) => context } = cases
  return {
    machine,
    inputs: inputs ?? { '': input },
    events,
    outcomes,
    view,
    pauses: cases.pauses ?? {},
    neighbours: cases.neighbours ?? [],
    startAt: cases.startAt ?? START_OF_2030,
    limit: cases.limit ?? CONFIGURATION_LIMIT,
    exceptions: cases.exceptions ?? {},
  }
}

/** The named outcomes of one child actor, if the model has any. */
export function outcomesOf(model: Model, child: { id: string; src: unknown }) {
  const bySource = typeof child.src === 'string' ? model.outcomes[child.src] : undefined
  return model.outcomes[child.id] ?? bySource ?? model.otherOutcomes
}

/** What a {@link Timely} value is at `now` (epoch ms). */
export function valueAt<Value>(timely: Timely<Value>, now: number): Value {
  return timely instanceof Function ? timely(now) : timely
}
