import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from 'xstate'
import { MARKER } from '#paths/machine/system-under-test.ts'
import type { ChartSnapshot } from './chart-snapshot.ts'
import { leaveToXState, queueOf, type Run } from './run.ts'

/**
 * A compiled action.
 * @param starting ids of the actors that the state is about to invoke
 */
export type ReadyAction = (run: Run, starting: readonly string[]) => void

type Arguments = { context: object; event: EventObject; self: AnyActorRef; system: AnyActorRef['system'] }
type Referenced = { type: string; params?: unknown }
type Builtin = {
  type: string
  resolve(
    scope: Run['scope'],
    snapshot: AnyMachineSnapshot,
    args: Arguments,
    params: unknown,
    builtin: Builtin,
    extra: { internalQueue: EventObject[]; deferredActorIds: readonly string[] },
  ): [snapshot: AnyMachineSnapshot, params: unknown, actions: readonly unknown[] | undefined]
  retryResolve?(scope: Run['scope'], snapshot: AnyMachineSnapshot, params: unknown): void
  execute?: unknown
}
type Assign = Builtin & { assignment: Assigner | { [key: string]: unknown } }
type Assigner = (args: object, params: unknown) => object
type Spawn = Builtin & {
  id: string | ((args: Arguments) => string)
  systemId?: string
  src: string | AnyActorLogic
  input: unknown
  syncSnapshot?: boolean
}

/** Compiles actions into one function. Undefined if there are none. Most lists have only one action. */
export function readyAll(actions: readonly unknown[], machine: AnyStateMachine): ReadyAction | undefined {
  const all = actions.map((action) => ready(action, machine))
  if (all.length < 2) return all[0]
  return (run, starting) => {
    for (const one of all) one(run, starting)
  }
}

export function runAll(actions: ReadyAction | undefined, run: Run, starting = NO_ONE): void {
  if (!actions) return
  actions(run, starting)
  if (!run.retries) return
  for (const retry of run.retries) retry()
  run.retries = undefined
}

const NO_ONE: readonly string[] = []

/**
 * Compiles an action. `assign` and `spawnChild` are implemented here, since XState copies the whole snapshot
 * for each of them. XState runs all other built-in actions. If one of those changes the snapshot, XState does
 * the whole step.
 */
function ready(action: unknown, machine: AnyStateMachine): ReadyAction {
  if (typeof action === 'function' && action.name === MARKER) return action as ReadyAction
  const resolved = typeof action === 'function' ? action : machine.implementations.actions[nameOf(action)]
  const paramsOf = paramsOfAction(action)
  if (!isBuiltin(resolved)) {
    const type = typeof action === 'function' ? action.name || '(anonymous)' : nameOf(action)
    return (run) => {
      const args = argumentsOf(run)
      run.scope.actionExecutor({ type, info: args, params: paramsOf(args) as never, exec: undefined })
    }
  }
  switch (resolved.type) {
    case 'xstate.assign':
      return readyAssign(resolved as unknown as Assign, paramsOf)
    case 'xstate.spawnChild':
      return readySpawn(resolved as unknown as Spawn, machine)
    default:
      return readyBuiltin(resolved, paramsOf, machine)
  }
}

function readyAssign({ assignment }: Assign, paramsOf: ParamsOf): ReadyAction {
  const spawn = () => leaveToXState('an assignment spawns an actor')
  return (run) => {
    const args = argumentsOf(run)
    const params = paramsOf(args)
    const assignArgs = { ...args, spawn }
    run.next.context = { ...run.next.context, ...updateOf(assignment, assignArgs, params) }
    run.isChanged = true
  }
}

function updateOf(assignment: Assign['assignment'], args: object, params: unknown): object {
  if (typeof assignment === 'function') return (assignment as Assigner)(args, params)
  const update: { [key: string]: unknown } = {}
  for (const key of Object.keys(assignment)) {
    const value = assignment[key]
    update[key] = typeof value === 'function' ? value(args, params) : value
  }
  return update
}

function readySpawn(spawn: Spawn, machine: AnyStateMachine): ReadyAction {
  const { src, systemId, syncSnapshot } = spawn
  const logic = (typeof src === 'string' ? machine.implementations.actors[src] : src) as
    | AnyActorLogic
    | undefined
  return (run) => {
    if (!logic) return leaveToXState('an unknown actor')
    const args = argumentsOf(run)
    const id = typeof spawn.id === 'function' ? spawn.id(args) : spawn.id
    const { context, event, self } = args
    const input = typeof spawn.input === 'function' ? spawn.input({ context, event, self }) : spawn.input
    const options = { id, src, parent: self, syncSnapshot, systemId, input }
    const actorRef = createActor(logic, options as object)
    run.next.children = { ...run.next.children, [id]: actorRef }
    run.isChanged = true
    const params = { id, systemId, actorRef, src, input }
    run.scope.actionExecutor({ type: spawn.type, info: args, params: params as never, exec: undefined })
  }
}

function readyBuiltin(builtin: Builtin, paramsOf: ParamsOf, machine: AnyStateMachine): ReadyAction {
  return (run, starting) => {
    const args = argumentsOf(run)
    const before = run.next.snapshot
    const extra = { internalQueue: queueOf(run), deferredActorIds: starting }
    const resolved = builtin.resolve(run.scope, before, args, paramsOf(args), builtin, extra)
    const [after, params, actions] = resolved
    if (after !== before) return leaveToXState(`${builtin.type} changes the snapshot`)
    const { retryResolve } = builtin
    if (retryResolve) {
      run.retries ??= []
      run.retries.push(() => retryResolve(run.scope, run.next.snapshot, params))
    }
    if (builtin.execute) {
      run.scope.actionExecutor({
        type: builtin.type,
        info: args,
        params: params as never,
        exec: undefined,
      })
    }
    for (const action of actions ?? []) ready(action, machine)(run, starting)
  }
}

export function stopAll(ids: readonly string[], { next }: { next: ChartSnapshot }): void {
  const children = { ...next.children }
  for (const id of ids) delete children[id]
  next.children = children
}

type ParamsOf = (args: Arguments) => unknown

function paramsOfAction(action: unknown): ParamsOf {
  if (typeof action !== 'object' || action === null || !('params' in action)) return () => undefined
  const { params } = action
  if (typeof params !== 'function') return () => params
  return ({ context, event }) => params({ context, event })
}

function nameOf(action: unknown): string {
  return typeof action === 'string' ? action : (action as Referenced).type
}

function isBuiltin(action: unknown): action is Builtin {
  return typeof action === 'function' && 'resolve' in action
}

function argumentsOf({ next, event, scope }: Run): Arguments {
  return { context: next.context, event, self: scope.self, system: scope.system }
}
