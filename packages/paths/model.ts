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

/** A value, or a function that creates it for the virtual time `now` (epoch ms). */
export type Timely<Value> = Value | ((now: number) => Value)

/**
 * How an actor behaves: it ends with an output or an error, sends its parent an event and continues, or never
 * answers.
 */
export type Outcome<Output = unknown, Sent extends EventObject = EventObject> =
  | { done: Output }
  | { error: unknown }
  | { send: Sent }
  | 'never'

type OutcomeCases<Output, Sent extends EventObject> = { [caseName: string]: Timely<Outcome<Output, Sent>> }

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

export type Cases<Machine extends AnyStateMachine> = {
  /** The machine's input. To try several named inputs, use `inputs` instead. */
  input?: InputFrom<Machine>
  inputs?: { [name: string]: InputFrom<Machine> }
  /** Named cases of each event's data. For an event without data, write `{}`. */
  events: EventCases<EventFrom<Machine>>
  /** Named outcomes of each invoked or spawned actor, by its id, or else by its source. */
  outcomes?: OutcomesOf<Machine>
  /** Named periods in ms during which nothing happens. For guards that read the clock while no timer runs. */
  pauses?: { [name: string]: number }
  /** The `systemId`s of other actors that the machine sends events to. */
  neighbours?: readonly string[]
  /**
   * The part of the context that distinguishes configurations. Defaults to the whole context. Leave out
   * values that grow or are random. Times near `startAt` are reduced to past or future.
   */
  view?(context: ContextFrom<Machine>, now: number): unknown
  /** The virtual time at which every path starts, in epoch ms. */
  startAt?: number
  /** Maximum number of configurations. If there are more, exploration omits them and reports a finding. */
  limit?: number
  /** Expected findings, with their exact text as the key and the reason as the value. */
  exceptions?: { [finding: string]: string }
}

/** A conditional type, so that the compiler infers the machine before it checks functions in the cases. */
export type CasesOf<Machine> = Machine extends AnyStateMachine ? Cases<Machine> : never

/** A model without the types of its machine. The rest of the tool uses this type. */
export type Model = {
  machine: AnyStateMachine
  inputs: { [name: string]: unknown }
  events: { [type: string]: { [caseName: string]: Timely<object> } | undefined }
  outcomes: { [actor: string]: { [caseName: string]: Timely<Outcome> } | undefined }
  /**
   * Outcomes for actors without an entry in `outcomes`. If undefined, these actors are reported as findings.
   */
  otherOutcomes?: { [caseName: string]: Timely<Outcome> }
  pauses: { [name: string]: number }
  neighbours: readonly string[]
  view(context: object, now: number): unknown
  startAt: number
  limit: number
  exceptions: { [finding: string]: string }
  /** Findings that are known before exploration, for example that the view merges contexts. */
  notes?: readonly string[]
  /** Whether the view merges contexts that may behave differently, to limit the configurations. */
  isMerged?: boolean
}

const START_OF_2030 = Date.UTC(2030, 0, 1)
const CONFIGURATION_LIMIT = 20_000

/** Checks the cases against the machine's types and fills in the defaults. */
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

export function outcomesOf(model: Model, child: { id: string; src: unknown }) {
  const bySource = typeof child.src === 'string' ? model.outcomes[child.src] : undefined
  return model.outcomes[child.id] ?? bySource ?? model.otherOutcomes
}

export function valueAt<Value>(timely: Timely<Value>, now: number): Value {
  return timely instanceof Function ? timely(now) : timely
}
