import type { ClaimRequest } from '#protocol/rewards/gifts.ts'
import { findBonus } from './bonuses.ts'
import type { Claimant, FoundGift } from './found-gift.ts'
import { findMission } from './missions.ts'
import { findPointReward } from './point-rewards.ts'
import { findRebate } from './rebates.ts'
import { findReferral } from './referrals.ts'
import { findTask } from './tasks.ts'
import { findVipGift } from './vip.ts'

/**
 * The requested gift, or why it cannot be claimed now.
 * @throws NotFound if it does not exist or belongs to another member
 */
export function findGift(claimant: Claimant, request: ClaimRequest): Promise<FoundGift> {
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
