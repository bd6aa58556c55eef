import { type Announcements, listAnnouncements } from '#contract/announcements.ts'
import type { RequestInput } from '#contract/call.ts'
import { read } from './ask.ts'

/** A page of what was announced. */
export const readAnnouncements = (
  asked: RequestInput<typeof listAnnouncements>,
  signal: AbortSignal,
): Promise<Announcements> => read(listAnnouncements, asked, { signal })
