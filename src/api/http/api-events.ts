/**
 * What any call may learn that concerns more than whoever made it.
 *
 * - `session.refused`: the session that this tab holds has ended
 * - `password.changeNeeded`: nothing is answered before the password is changed
 * - `system.closed`: the site is closed to this visitor
 */
export type CallSignal = 'session.refused' | 'password.changeNeeded' | 'system.closed'

type Listener = (signal: CallSignal) => void

const listeners = new Set<Listener>()

/** Hears every signal from now on, until the returned function is called. */
export function onApiEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitApiEvent(signal: CallSignal): void {
  for (const listener of [...listeners]) listener(signal)
}
