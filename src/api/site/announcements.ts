import { fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { type Announcements, listAnnouncements } from '#protocol/site/announcements.ts'

export const readAnnouncements = (
  asked: RequestInput<typeof listAnnouncements>,
  signal: AbortSignal,
): Promise<Announcements> => fetchValue(listAnnouncements, asked, { signal })

/** Returns the announcements that every viewer may read (CALL-51). */
export const readPublicAnnouncements = (
  asked: Pick<RequestInput<typeof listAnnouncements>, 'pageNo' | 'language'>,
  signal: AbortSignal,
): Promise<Announcements> =>
  readAnnouncements(
    { types: ['B', 'PL', 'PU', 'PR'], execution: 'B', platform: protocolConstants.platformShort, ...asked },
    signal,
  )
