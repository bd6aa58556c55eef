import { useSyncExternalStore } from 'react'
import { keptPause, listenToReadNotices, rememberPause } from '#api/site/read-notices.ts'
import type { Pausing } from '#ui/lobby/home/notices.tsx'

/** Whether notices are paused on this device; unknown to the server's markup. */
export const usePausedNotices = (): Pausing => ({
  kept: useSyncExternalStore(listenToReadNotices, keptPause, () => null),
  onPause: rememberPause,
})
