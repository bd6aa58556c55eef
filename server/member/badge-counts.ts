import type { readBadgeCounts } from '#contract/badge-counts.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { Database } from '../database/database.ts'
import {
  claimableMissions,
  claimablePoints,
  claimableRewards,
  claimableTasks,
} from '../gifts/claimable-counts.ts'
import { countUnread } from '../message/messages.ts'
import { availablePromotions } from '../promotions/standings.ts'
import { countUnreadAnswers } from '../support/unread-answers.ts'

type Badge = keyof ReplyOf<typeof readBadgeCounts>

type Counter = (database: Database, memberId: number, now: Date) => Promise<number>

/** How much of each kind waits for a member. */
const counters: Record<Badge, Counter> = {
  missions: claimableMissions,
  tasks: claimableTasks,
  points: claimablePoints,
  messages: countUnread,
  rewards: claimableRewards,
  promotions: availablePromotions,
  support: (database, memberId) => countUnreadAnswers(database, { memberId }),
}

/** A trial player can claim and join nothing: all that may wait for them is to be read. */
const forTrial = new Set<string>(['messages'] satisfies Badge[])

export async function badgeCounts(
  database: Database,
  { memberId, isTrial, now }: { memberId: number; isTrial: boolean; now: Date },
): Promise<Record<Badge, number>> {
  const counted = await Promise.all(
    Object.entries(counters).map(async ([badge, count]) => [
      badge,
      isTrial && !forTrial.has(badge) ? 0 : await count(database, memberId, now),
    ]),
  )
  return Object.fromEntries(counted)
}
