import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import type { Database } from '#server/database/database.ts'
import { rewardsOf } from './rewards.ts'

type Kind = ClaimRequest['what']

export async function countClaimable(database: Database, memberId: number, now: Date) {
  const rewards = await rewardsOf(database, { memberId, now, language: 'en' })
  const ready = rewards.filter(({ state }) => state === 'claimable')
  return {
    all: ready.length,
    of: (kind: Kind) => ready.filter(({ request }) => request.what === kind).length,
  }
}
