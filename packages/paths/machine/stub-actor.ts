import type { ActorLogic, EventObject, Snapshot } from 'xstate'

export type StubOutcome = { type: 'stub.done'; output: unknown } | { type: 'stub.error'; error: unknown }

/**
 * Replaces an invoked or spawned actor. It accepts any event, sends no events of its own accord, and ends on
 * request. As with a real actor, its outcome has no effect after the state has been exited.
 */
export const stubActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (!isOutcome(event)) return snapshot
    return event.type === 'stub.done'
      ? { status: 'done', output: event.output, error: undefined }
      : { status: 'error', output: undefined, error: event.error }
  },
}

function isOutcome(event: EventObject): event is StubOutcome {
  return event.type === 'stub.done' || event.type === 'stub.error'
}
