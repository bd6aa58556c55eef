import { useSyncExternalStore } from 'react'
import { keptPause, listenToReadNotices, rememberPause } from '#api/site/read-notices.ts'
import type { Pausing } from '#ui/lobby/home/notices.tsx'

/** Whether the notices stand still at this device, as somebody has said; the platform's markup knows nothing of it. */
export const usePausedNotices = (): Pausing => ({
  kept: useSyncExternalStore(listenToReadNotices, keptPause, () => null),
  onPause: rememberPause,
})
