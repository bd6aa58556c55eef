import { type Edge, edgesOf, nodesOf, pathOf, timerNamesOf } from '@palpite/charts/edges.ts'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  type StateNode,
} from 'xstate'
import type { Model } from '#paths/model.ts'
import { harmless, harmlessContext, INLINE_SOURCE } from './noop-action.ts'
import { type Answer, createRecorder, noted, type Recorder } from './recorder.ts'
import { puppet } from './stub-actor.ts'

/** A machine under test: harmless, because nothing outside it runs, and observable in what it does. */
export type Subject = {
  model: Model
  /** A copy of the model's machine. Its children are puppets, its custom actions do nothing but show. */
  machine: AnyStateMachine
  edges: readonly Edge[]
  timerNames: ReadonlyMap<string, string>
  recorder: Recorder
}

/** Transitions in one step after which a chart is taken to be one that never comes to rest. */
const MAX_TRANSITIONS = 200

/** Stands before the message of a guard that threw: XState puts words of its own in front of it. */
export const GUARD_THREW = 'paths.guard: '

/** The name by which the tool's own actions are told from the machine's. */
export const MARKER = 'paths.marker'

/** Answers in a guard's place, so that it is not asked at all; with nothing it leaves the answer to the guard. */
export type Judge = (edge: Edge) => boolean | undefined

const asIs: Judge = () => undefined

const intoHistory = new WeakSet<Edge>()

/** Whether a prepared machine's transition leads into history. Kept, since it is asked of every step. */
export function isIntoHistory(edge: Edge): boolean {
  return intoHistory.has(edge)
}

/** Makes the copy of a model's machine that is explored and walked. Its guards answer by themselves unless judged. */
export function prepare(model: Model, judge: Judge = asIs): Subject {
  const actorNames = [...Object.keys(model.machine.implementations.actors), INLINE_SOURCE]
  const machine = model.machine.provide({
    actors: Object.fromEntries(actorNames.map((name) => [name, puppet])),
    actions: Object.fromEntries(
      Object.entries(model.machine.implementations.actions).map(([name, action]) => [name, harmless(action)]),
    ),
  })
  machine.config = { ...machine.config, context: harmlessContext(machine.config.context) }
  machine.options = { ...machine.options, maxIterations: MAX_TRANSITIONS }
  const edges = edgesOf(machine)
  const recorder = createRecorder()
  for (const edge of edges) observeEdge(edge, recorder, judge)
  for (const node of nodesOf(machine)) observeNode(node, recorder)
  return { model, machine, edges, timerNames: timerNamesOf(edges), recorder }
}

/**
 * Transitions that lose a conflict between parallel regions are selected, but their actions never run: an action
 * in front of a transition's own says exactly which ones were taken.
 */
function observeEdge(edge: Edge, recorder: Recorder, judge: Judge): void {
  const { definition } = edge
  if (definition.target?.some((target) => target.type === 'history')) intoHistory.add(edge)
  const only: [Edge] = [edge]
  const note = () => {
    recorder.edges = noted(recorder.edges, only)
    // A loop within a macrostep is XState's to notice; this one sends itself event after event.
    if (recorder.edges.length > MAX_TRANSITIONS) throw new Error('The machine never comes to rest.')
  }
  definition.actions = [marker(note), ...definition.actions.map(harmless)]
  if (definition.guard) definition.guard = observedGuard(edge, definition.guard, recorder, judge)
}

function observeNode(node: StateNode, recorder: Recorder): void {
  const only: [string] = [pathOf(node)]
  const note = () => {
    recorder.entered = noted(recorder.entered, only)
  }
  node.entry = [marker(note), ...node.entry.map(harmless)]
  node.exit = node.exit.map(harmless)
  for (const invocation of node.invoke) {
    // A puppet says nothing by itself, so nobody listens to its snapshots; a case may say them.
    delete invocation.onSnapshot
    if (!(String(invocation.src) in node.machine.implementations.actors)) invocation.src = INLINE_SOURCE
  }
}

type Guard = NonNullable<AnyTransitionDefinition['guard']>

type CompositeGuard = {
  check(
    snapshot: AnyMachineSnapshot,
    args: { context: unknown; event: unknown },
    guard: CompositeGuard,
  ): boolean
}

/** The guard as XState evaluates it, its parameters and composites included, with its outcome noted. */
function observedGuard(edge: Edge, guard: Guard, recorder: Recorder, judge: Judge): Guard {
  const original = and([guard as string]) as unknown as CompositeGuard
  const yes: [Answer] = [{ edge, outcome: true }]
  const no: [Answer] = [{ edge, outcome: false }]
  const check: CompositeGuard['check'] = (snapshot, args) => {
    const outcome = judge(edge) ?? askedOf(edge, () => original.check(snapshot, args, original))
    recorder.guards = noted(recorder.guards, outcome ? yes : no)
    return outcome
  }
  return Object.assign(() => false, { check })
}

/** The answer of an edge's guard. What it throws is thrown on with the guard's name, which XState does not say. */
function askedOf({ guard, id }: Edge, ask: () => boolean): boolean {
  try {
    return ask()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${GUARD_THREW}the guard ${guard} of ${id} threw: ${message}`, { cause })
  }
}

function marker(note: () => void): () => void {
  return Object.defineProperty(note, 'name', { value: MARKER })
}
