import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  createEmptyActor,
  type ExecutableActionObject,
} from 'xstate'
import { childrenOf } from './configuration.ts'

type AnyActorSystem = AnyActorScope['system']

/** An actor scope, as XState calls it, without a real actor. */
export type InertScope = AnyActorScope & {
  /** Sets the snapshot that the next step starts from. `system.get` finds its children. */
  enter(snapshot: AnyMachineSnapshot | undefined): void
}

/**
 * Creates one scope for all steps. XState's `transition()` would create an actor and its initial state for
 * every step, which used to take most of the exploration time. It would also reject a second actor with the
 * same `systemId`.
 */
export function createInertScope(
  neighbours: readonly string[],
  actionExecutor: (action: ExecutableActionObject) => void,
): InertScope {
  const self = createEmptyActor()
  self._parent = createEmptyActor()
  const around = new Map(
    neighbours.map((systemId) => [systemId, Object.assign(createEmptyActor(), { id: systemId })]),
  )
  let before: AnyMachineSnapshot | undefined
  let born: Map<string, AnyActorRef> | undefined
  const bornOf = () => {
    born ??= new Map()
    return born
  }
  const oldChild = (systemId: string) =>
    before && childrenOf(before).find((child) => systemIdOf(child) === systemId)

  const inertSystem = {
    get: (systemId: string) => born?.get(systemId) ?? oldChild(systemId) ?? around.get(systemId),
    _set: (systemId: string, actor: AnyActorRef) => bornOf().set(systemId, actor),
    _unregister: (actor: AnyActorRef) => born?.delete(systemIdOf(actor) ?? ''),
    _sendInspectionEvent: () => undefined,
  }
  const system: AnyActorSystem = Object.assign(Object.create(self.system), inertSystem)
  self.system = system

  return {
    self,
    system,
    id: self.id,
    sessionId: self.sessionId,
    actionExecutor,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    enter(snapshot) {
      before = snapshot
      born = undefined
    },
  }
}

function systemIdOf(actor: AnyActorRef): string | undefined {
  return 'systemId' in actor && typeof actor.systemId === 'string' ? actor.systemId : undefined
}
