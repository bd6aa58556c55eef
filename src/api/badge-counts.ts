import { readBadgeCounts } from '#contract/badge-counts.ts'
import type { ReplyOf } from '#contract/call.ts'
import { read } from './ask.ts'

export type BadgeCounts = ReplyOf<typeof readBadgeCounts>

/** How much waits for the member. Throws `CallFailed`. */
export const readCounts = (signal: AbortSignal): Promise<BadgeCounts> => read(readBadgeCounts, {}, { signal })
