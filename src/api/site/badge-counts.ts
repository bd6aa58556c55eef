import { fetchValue } from '#api/http/call-api.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'

export type BadgeCounts = ReplyOf<typeof readBadgeCounts>

export const readCounts = (signal: AbortSignal): Promise<BadgeCounts> =>
  fetchValue(readBadgeCounts, {}, { signal })
