import { browserStorage } from './browser-storage.ts'

const browser = browserStorage('localStorage')
const NAME = 'pausedNotices'

const listeners = new Set<() => void>()

/** Whether somebody at this device wants the notices to stand still or to move (HOME-03); null where nobody has said. */
export function areNoticesPaused(): boolean | null {
  const kept = browser.read(NAME)
  return kept === 'true' ? true : kept === 'false' ? false : null
}

export function rememberPausedNotices(paused: boolean): void {
  browser.write(NAME, String(paused))
  for (const listener of listeners) listener()
}

/** Hears of that being said, here and in other tabs, until the returned function is called. */
export function listenToPausedNotices(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
