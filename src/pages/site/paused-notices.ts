import { useSyncExternalStore } from 'react'
import { listenToReadNotices, rememberPause, savedPause } from '#api/site/read-notices.ts'
import type { Pausing } from '#ui/lobby/home/notices.tsx'

/** Whether notices are paused on this device; unknown to the server's markup. */
export const usePausedNotices = (): Pausing => ({
  kept: useSyncExternalStore(listenToReadNotices, savedPause, () => null),
  onPause: rememberPause,
})
