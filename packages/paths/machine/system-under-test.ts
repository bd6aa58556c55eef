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
import { stubActor } from './stub-actor.ts'

/** A machine under test. It runs nothing outside itself, and everything that it does is recorded. */
export type Subject = {
  model: Model
  /** A copy of the model's machine, with stub actors as children. Custom actions are only recorded. */
  machine: AnyStateMachine
  edges: readonly Edge[]
  timerNames: ReadonlyMap<string, string>
  recorder: Recorder
}

/** If a step takes more transitions than this, the chart is assumed to loop forever. */
const MAX_TRANSITIONS = 200

/** Prefix that marks a guard's error message, since XState puts its own text in front of the message. */
export const GUARD_THREW = 'paths.guard: '

export const MARKER = 'paths.marker'

/** Decides a guard's result instead of the guard. If it returns undefined, the guard is evaluated. */
export type Judge = (edge: Edge) => boolean | undefined

const asIs: Judge = () => undefined

const intoHistory = new WeakSet<Edge>()

/** Whether a transition targets a history state. Cached, since every step asks. */
export function isIntoHistory(edge: Edge): boolean {
  return intoHistory.has(edge)
}

/**
 * Copies a model's machine for exploring and walking.
 * @param judge decides results of guards. By default, all guards are evaluated
 */
export function prepare(model: Model, judge: Judge = asIs): Subject {
  const actorNames = [...Object.keys(model.machine.implementations.actors), INLINE_SOURCE]
  const machine = model.machine.provide({
    actors: Object.fromEntries(actorNames.map((name) => [name, stubActor])),
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
 * XState also selects transitions that lose a conflict between regions, but it never runs their actions. So a
 * marker action, run before a transition's own actions, records which transitions were taken.
 */
function observeEdge(edge: Edge, recorder: Recorder, judge: Judge): void {
  const { definition } = edge
  if (definition.target?.some((target) => target.type === 'history')) intoHistory.add(edge)
  const only: [Edge] = [edge]
  const note = () => {
    recorder.edges = noted(recorder.edges, only)
    // XState detects endless loops within a macrostep, but not a machine that keeps sending itself events.
    if (recorder.edges.length > MAX_TRANSITIONS) throw new Error('The machine never becomes idle.')
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
    // Stub actors emit no snapshots. A case may send a snapshot event instead.
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

/**
 * Wraps a guard. XState evaluates it as before, including parameters and composite guards, and the result is
 * recorded.
 */
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

/** Returns the guard's result. Adds the guard's name to errors that it throws, since XState does not. */
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
