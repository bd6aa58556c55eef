import type { ActorLogic, EventObject, Snapshot } from 'xstate'

/** What makes a puppet end. */
export type PuppetEnding = { type: 'puppet.done'; output: unknown } | { type: 'puppet.error'; error: unknown }

/**
 * Stands in for an invoked or spawned actor of any kind: takes whatever it is sent, says nothing by itself, and
 * ends at once when told to. A real ending, through the held actor: an answer to a state that was left meanwhile
 * goes nowhere, as with the actor it stands for.
 */
export const puppet: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (!isEnding(event)) return snapshot
    return event.type === 'puppet.done'
      ? { status: 'done', output: event.output, error: undefined }
      : { status: 'error', output: undefined, error: event.error }
  },
}

function isEnding(event: EventObject): event is PuppetEnding {
  return event.type === 'puppet.done' || event.type === 'puppet.error'
}
