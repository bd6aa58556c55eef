import { browserStorage } from '#api/browser/browser-storage.ts'

const browser = browserStorage('localStorage')
const NAME = 'readNotices'
const PAUSED = 'pausedNotices'
/** How many are remembered: far more than are current at a time. */
const MOST = 200

const listeners = new Set<() => void>()

/** Ids of the notices that were read in this browser, the newest first, one a line (POP-04). */
export const keptReadNotices = (): string => browser.read(NAME) ?? ''

/** The same as a set. */
export const idsIn = (kept: string): ReadonlySet<string> => new Set(kept.split('\n'))

/** Notes that notices have been shown whole. */
export function markNoticesRead(ids: readonly string[]): void {
  const known = idsIn(keptReadNotices())
  if (ids.every((id) => known.has(id))) return
  browser.write(NAME, [...new Set([...ids, ...known])].slice(0, MOST).join('\n'))
  for (const listener of listeners) listener()
}

/** `true` or `false` where somebody at this device wants the notices to stand still, or to move (HOME-03). */
export const keptPause = (): string | null => browser.read(PAUSED)

export function rememberPause(paused: boolean): void {
  browser.write(PAUSED, String(paused))
  for (const listener of listeners) listener()
}

/** Hears of notices being read or paused, here and in other tabs, until the returned function is called. */
export function listenToReadNotices(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
