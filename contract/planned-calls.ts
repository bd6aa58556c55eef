import { readBadgeCounts } from './badge-counts.ts'
import { exportBettingRecords, listBettingRecords, readBettingRecord } from './betting-records.ts'
import { claimBonus, listBonuses } from './bonuses.ts'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from './bound-contacts.ts'
import { listChatRooms, openSupportRoom, reportChatMessage } from './chat-room.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from './deposits.ts'
import { sendFeedback } from './feedback.ts'
import { readHelpCenter } from './help-center.ts'
import { launchLiveChat } from './live-chat.ts'
import { endOtherSessions, endSession, listSessions } from './member-sessions.ts'
import { collectWallets, readMerchantWallet } from './merchant-wallet.ts'
import { claimMission, readMissionLeaderboard, readMissionSummary } from './missions.ts'
import { changePaymentPassword, resetPaymentPassword } from './payment-password.ts'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from './payout-accounts.ts'
import { convertPoints, listMallItems, listRedeemed, redeemPoints } from './point-mall.ts'
import { claimPointReward, listPointRewards, readPointBalance, readPointConfig } from './points.ts'
import { readProfitReport } from './profit-report.ts'
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
import { listRooms } from './rooms.ts'
import { changeIcon, changeNickname, readSecurityProfile } from './security-profile.ts'
import { claimTask, listTasks } from './tasks.ts'
import { exportTransactions, listTransactions, readTransaction } from './transactions.ts'
import { uploadImage } from './uploads.ts'
import { readVip } from './vip.ts'
import { readUplineTransferTerms, transferBetweenWallets, transferToUpline } from './wallet-transfer.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from './withdrawals.ts'

/**
 * Calls that have their place but no handler yet. The platform does not serve them and the application does
 * not make them; one that is built moves to `calls`.
 */
export const plannedCalls = {
  readBadgeCounts,
  listBettingRecords,
  readBettingRecord,
  exportBettingRecords,
  listBonuses,
  claimBonus,
  sendBindMobileCode,
  sendPaymentPasswordCode,
  sendBindEmailCode,
  bindMobile,
  bindEmail,
  listChatRooms,
  reportChatMessage,
  openSupportRoom,
  listDepositChannels,
  createDeposit,
  readDeposit,
  confirmDepositPaid,
  cancelDeposit,
  listDeposits,
  sendFeedback,
  readHelpCenter,
  launchLiveChat,
  listSessions,
  endSession,
  endOtherSessions,
  readMerchantWallet,
  collectWallets,
  readMissionSummary,
  claimMission,
  readMissionLeaderboard,
  changePaymentPassword,
  resetPaymentPassword,
  listPayoutAccounts,
  addPayoutAccount,
  removePayoutAccount,
  preferPayoutAccount,
  listMallItems,
  redeemPoints,
  listRedeemed,
  convertPoints,
  readPointBalance,
  readPointConfig,
  listPointRewards,
  claimPointReward,
  readProfitReport,
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
  listRooms,
  readSecurityProfile,
  changeNickname,
  changeIcon,
  listTasks,
  claimTask,
  listTransactions,
  readTransaction,
  exportTransactions,
  uploadImage,
  readVip,
  transferBetweenWallets,
  readUplineTransferTerms,
  transferToUpline,
  readWithdrawalTerms,
  createWithdrawal,
  readWithdrawal,
  listWithdrawals,
  cancelWithdrawal,
  confirmWithdrawal,
}
