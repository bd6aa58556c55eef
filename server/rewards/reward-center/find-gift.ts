import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import { findBonus } from '#server/rewards/bonuses/bonuses.ts'
import type { Claimant, GiftResult } from '#server/rewards/gift-result.ts'
import { findPointReward } from '#server/rewards/loyalty/point-rewards.ts'
import { findMission } from '#server/rewards/missions.ts'
import { findRebate } from '#server/rewards/rebates.ts'
import { findReferral } from '#server/rewards/referrals.ts'
import { findTask } from '#server/rewards/tasks.ts'
import { findVipGift } from '#server/rewards/vip.ts'

/** @throws NotFound if the reward does not exist or belongs to another member */
export function findGift(claimant: Claimant, request: ClaimRequest): Promise<GiftResult> {
  switch (request.what) {
    case 'bonus':
      return findBonus(claimant, request.id)
    case 'reward':
      return findVipGift(claimant, request.id)
    case 'mission':
      return findMission(claimant, request.id)
    case 'task':
      return findTask(claimant, request.id)
    case 'pointReward':
      return findPointReward(claimant, request.id)
    case 'referral':
      return findReferral(claimant)
    case 'rebate':
      return findRebate(claimant, request.gameType)
  }
}
