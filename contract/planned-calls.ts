import { claimBonus, listBonuses } from './bonuses.ts'
import { listChatRooms, openSupportRoom, reportChatMessage } from './chat-room.ts'
import { sendFeedback } from './feedback.ts'
import { readHelpCenter } from './help-center.ts'
import { launchLiveChat } from './live-chat.ts'
import { collectWallets, readMerchantWallet } from './merchant-wallet.ts'
import { claimMission, readMissionLeaderboard, readMissionSummary } from './missions.ts'
import { convertPoints, listMallItems, listRedeemed, redeemPoints } from './point-mall.ts'
import { claimPointReward, listPointRewards, readPointBalance, readPointConfig } from './points.ts'
import {
  claimRaffle,
  joinPromotion,
  listPromotions,
  readPromotion,
  requestPromotionReward,
} from './promotions.ts'
import { claimRebate, listRebateClaims, listRebates } from './rebates.ts'
import { claimReferralReward, listReferrals, readReferral } from './referral.ts'
import { claimReward, listRewards } from './rewards.ts'
import { claimTask, listTasks } from './tasks.ts'
import { readVip } from './vip.ts'
import { transferBetweenWallets } from './wallet-transfer.ts'

/**
 * Calls that have their place but no handler yet. The platform does not serve them and the application does
 * not make them; one that is built moves to `calls`.
 */
export const plannedCalls = {
  listBonuses,
  claimBonus,
  listChatRooms,
  reportChatMessage,
  openSupportRoom,
  sendFeedback,
  readHelpCenter,
  launchLiveChat,
  readMerchantWallet,
  collectWallets,
  readMissionSummary,
  claimMission,
  readMissionLeaderboard,
  listMallItems,
  redeemPoints,
  listRedeemed,
  convertPoints,
  readPointBalance,
  readPointConfig,
  listPointRewards,
  claimPointReward,
  listPromotions,
  readPromotion,
  joinPromotion,
  requestPromotionReward,
  claimRaffle,
  listRebates,
  claimRebate,
  listRebateClaims,
  readReferral,
  listReferrals,
  claimReferralReward,
  listRewards,
  claimReward,
  listTasks,
  claimTask,
  readVip,
  transferBetweenWallets,
}
