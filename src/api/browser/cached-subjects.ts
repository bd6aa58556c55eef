import { browserStorage } from './browser-storage.ts'

/** The data that each tab caches (SYS-13). */
export type CachedSubject = 'hotGames' | 'vendors' | 'registerRules' | 'merchantWallet'

export const cacheStore = browserStorage('sessionStorage')

export const cacheName = (subject: CachedSubject): string => `cache.${subject}`

export function clearCached(...subjects: CachedSubject[]): void {
  for (const subject of subjects) cacheStore.remove(cacheName(subject))
}
