/**
 * Events that any call can raise and that affect the whole page.
 *
 * - `session.refused`: this tab's session has ended
 * - `password.changeNeeded`: every call is refused until the password is changed
 * - `system.closed`: the site is closed to this visitor
 */
export type CallSignal = 'session.refused' | 'password.changeNeeded' | 'system.closed'

type Listener = (signal: CallSignal) => void

const listeners = new Set<Listener>()

export function onApiEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitApiEvent(signal: CallSignal): void {
  for (const listener of [...listeners]) listener(signal)
}
