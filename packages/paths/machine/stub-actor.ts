import type { ActorLogic, EventObject, Snapshot } from 'xstate'

export type PuppetEnding = { type: 'puppet.done'; output: unknown } | { type: 'puppet.error'; error: unknown }

/**
 * Replaces an invoked or spawned actor: accepts any event, sends none by itself, and ends when told to. It
 * really ends, so an answer to a state that was left has no effect, as with the real actor.
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
