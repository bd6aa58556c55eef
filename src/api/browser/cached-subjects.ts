import { browserStorage } from './browser-storage.ts'

/** What is kept for the tab so that it need not be asked for at every look (SYS-13). */
export type CachedSubject = 'hotGames' | 'vendors' | 'registerRules' | 'merchantWallet'

/** Where it is kept; `session-cache.ts` fills and reads it. */
export const cacheStore = browserStorage('sessionStorage')

/** The name that a subject is kept under. */
export const cacheName = (subject: CachedSubject): string => `cache.${subject}`

/** What is kept of these is out of date; it is read anew at the next look. */
export function clearCached(...subjects: CachedSubject[]): void {
  for (const subject of subjects) cacheStore.remove(cacheName(subject))
}
