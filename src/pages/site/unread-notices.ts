import { useSyncExternalStore } from 'react'
import { idsIn, listenToReadNotices, savedReadNotices } from '#api/site/read-notices.ts'
import type { Notice } from '#protocol/site/notices.ts'
import type { Part } from '#ui/kit/feedback/part.ts'

/**
 * Returns the number of notices not yet read in this browser. It is 0 until hydration, since the server does
 * not know which notices were read.
 */
export function useUnreadNotices(notices: Part<Notice[]>): number {
  const kept = useSyncExternalStore(listenToReadNotices, savedReadNotices, () => null)
  if (kept === null || notices.state !== 'known') return 0
  const read = idsIn(kept)
  return notices.value.filter(({ id }) => !read.has(id)).length
}
