import { browserStorage } from './browser-storage.ts'

/** Subjects cached per tab (SYS-13). */
export type CachedSubject = 'hotGames' | 'vendors' | 'registerRules' | 'merchantWallet'

export const cacheStore = browserStorage('sessionStorage')

export const cacheName = (subject: CachedSubject): string => `cache.${subject}`

/** Clears outdated subjects. Their next use reads them again. */
export function clearCached(...subjects: CachedSubject[]): void {
  for (const subject of subjects) cacheStore.remove(cacheName(subject))
}
