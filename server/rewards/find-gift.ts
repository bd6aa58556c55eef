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
export function findGift(claimant: Claimant, wish: ClaimRequest): Promise<FoundGift> {
  switch (wish.what) {
    case 'bonus':
      return findBonus(claimant, wish.id)
    case 'reward':
      return findVipGift(claimant, wish.id)
    case 'mission':
      return findMission(claimant, wish.id)
    case 'task':
      return findTask(claimant, wish.id)
    case 'pointReward':
      return findPointReward(claimant, wish.id)
    case 'referral':
      return findReferral(claimant)
    case 'rebate':
      return findRebate(claimant, wish.gameType)
  }
}
