import { browserStorage } from '#api/browser/browser-storage.ts'

const browser = browserStorage('localStorage')
const NAME = 'readNotices'
const PAUSED = 'pausedNotices'
/** Maximum number of stored ids. There are far fewer current notices. */
const MOST = 200

const listeners = new Set<() => void>()

/** Returns the ids of read notices, one per line, most recently read first (POP-04). */
export const savedReadNotices = (): string => browser.read(NAME) ?? ''

export const idsIn = (kept: string): ReadonlySet<string> => new Set(kept.split('\n'))

export function markNoticesRead(ids: readonly string[]): void {
  const known = idsIn(savedReadNotices())
  if (ids.every((id) => known.has(id))) return
  browser.write(NAME, [...new Set([...ids, ...known])].slice(0, MOST).join('\n'))
  for (const listener of listeners) listener()
}

/**
 * Returns 'true' if moving notices are paused on this device (HOME-03), 'false' if not, or null if never set.
 */
export const savedPause = (): string | null => browser.read(PAUSED)

export function rememberPause(paused: boolean): void {
  browser.write(PAUSED, String(paused))
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` when notices are read, paused or resumed, in this tab or another. Returns a function that
 * unsubscribes it.
 */
export function listenToReadNotices(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
