import type { ReplyOf } from '#protocol/kit/call.ts'
import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import type { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import type { Database } from '#server/database/database.ts'
import { countUnread } from '#server/notifications/messages.ts'
import { availablePromotions } from '#server/rewards/promotion-pages/member-promotions.ts'
import { rewardsOf } from '#server/rewards/reward-center/rewards.ts'
import { countUnreadAnswers } from '#server/support/live-chat/unread-answers.ts'

type Counts = ReplyOf<typeof readBadgeCounts>

/**
 * Badge counts for trial players. They can neither claim nor join anything, so only their messages are
 * counted.
 */
const nothing: Counts = {
  messages: 0,
  rewards: 0,
  bonuses: 0,
  missions: 0,
  points: 0,
  rebates: 0,
  referrals: 0,
  tasks: 0,
  promotions: 0,
  support: 0,
}

export async function badgeCounts(
  database: Database,
  { memberId, isTrial, now }: { memberId: number; isTrial: boolean; now: Date },
): Promise<Counts> {
  if (isTrial) return { ...nothing, messages: await countUnread(database, memberId) }
  const [claimable, messages, promotions, support] = await Promise.all([
    countClaimable(database, memberId, now),
    countUnread(database, memberId),
    availablePromotions(database, memberId, now),
    countUnreadAnswers(database, { memberId }),
  ])
  return {
    messages,
    rewards: claimable.all,
    bonuses: claimable.of('bonus'),
    missions: claimable.of('mission'),
    points: claimable.of('pointReward'),
    rebates: claimable.of('rebate'),
    referrals: claimable.of('referral'),
    tasks: claimable.of('task'),
    promotions,
    support,
  }
}

async function countClaimable(database: Database, memberId: number, now: Date) {
  const rewards = await rewardsOf(database, { memberId, now, language: 'en' })
  const ready = rewards.filter(({ state }) => state === 'claimable')
  return {
    all: ready.length,
    of: (kind: ClaimRequest['what']) => ready.filter(({ request }) => request.what === kind).length,
  }
}
