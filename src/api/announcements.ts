import { type Announcements, listAnnouncements } from '#contract/announcements.ts'
import type { RequestInput } from '#contract/call.ts'
import { wire } from '#contract/wire.ts'
import { read } from './ask.ts'

/** A page of what was announced, to agents and to everybody. */
export const readAnnouncements = (
  asked: RequestInput<typeof listAnnouncements>,
  signal: AbortSignal,
): Promise<Announcements> => read(listAnnouncements, asked, { signal })

/** A page of what was announced to everybody (CALL-51). */
export const readPublicAnnouncements = (
  asked: Pick<RequestInput<typeof listAnnouncements>, 'pageNo' | 'language'>,
  signal: AbortSignal,
): Promise<Announcements> =>
  readAnnouncements(
    { types: ['B', 'PL', 'PU', 'PR'], execution: 'B', platform: wire.platformShort, ...asked },
    signal,
  )
