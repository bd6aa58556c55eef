import { useSyncExternalStore } from 'react'
import { areNoticesPaused, listenToPausedNotices, rememberPausedNotices } from '#api/paused-notices.ts'
import type { Pausing } from '#ui/home/notices.tsx'

/** Whether the notices stand still at this device, as somebody has said; the platform's markup knows nothing of it. */
export const usePausedNotices = (): Pausing => ({
  paused: useSyncExternalStore(listenToPausedNotices, areNoticesPaused, () => null),
  onPause: rememberPausedNotices,
})
