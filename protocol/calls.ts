import { exportBettingRecords, listBettingRecords, readBettingRecord } from './account/betting-records.ts'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from './account/bound-contacts.ts'
import { listMemberIcons, readMemberInfo } from './account/member.ts'
import { endOtherSessions, endSession, listSessions } from './account/member-sessions.ts'
import { deleteMessages, listMessages, markMessagesRead, readUnreadCount } from './account/messages.ts'
import { readProfitReport } from './account/profit-report.ts'
import { changeIcon, changeNickname, readSecurityProfile } from './account/security-profile.ts'
import { exportTransactions, listTransactions, readTransaction } from './account/transactions.ts'
import { checkAffiliate } from './agents/affiliate.ts'
import { applyForAgent } from './agents/agent-application.ts'
import {
  exportAccountDetails,
  exportIncomePostings,
  listAccountDetails,
  listIncomePostings,
  readIncome,
} from './agents/agent-income.ts'
import { readConsolidatedContracts } from './agents/consolidated-contracts.ts'
import {
  exportContractBills,
  listContractBills,
  processHourlySalary,
  processRealTimeSalary,
  readContractBill,
  readDailySalary,
  readDividend,
} from './agents/contract-bills.ts'
import { endContract, previewContractEnd } from './agents/contract-ends.ts'
import {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from './agents/contract-requests.ts'
import {
  amendContract,
  listContracts,
  offerContract,
  readContractLimits,
  terminateContract,
} from './agents/contracts.ts'
import {
  createDownlineLink,
  listDownlineLinks,
  registerDownline,
  removeDownlineLink,
} from './agents/downline-registration.ts'
import {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from './agents/team-reports.ts'
import { listDownlines, readDownline, searchTeam } from './agents/team-tree.ts'
import { readCaptcha } from './auth/captcha.ts'
import { changePassword } from './auth/change-password.ts'
import { listCountries } from './auth/countries.ts'
import { loginByFirebase } from './auth/firebase-login.ts'
import {
  forgotPasswordByEmail,
  forgotPasswordByMobile,
  sendForgotPasswordCode,
} from './auth/forgot-password.ts'
import { freePlay } from './auth/free-play.ts'
import { readInvitation } from './auth/invitation.ts'
import { login } from './auth/login.ts'
import { createLoginTicket, openLoginTicket, redeemLoginTicket } from './auth/login-ticket.ts'
import { registerByMobile, registerByUsername } from './auth/registration.ts'
import { readRegisterSettings } from './auth/registration-settings.ts'
import { forgetRememberedDevice, listRememberedDevices } from './auth/remembered-devices.ts'
import { logout } from './auth/session.ts'
import { createSliderChallenge, verifySlider } from './auth/slider.ts'
import { sendLoginCode, sendRegisterCode } from './auth/sms-code.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from './auth/two-factor.ts'
import { verifyTwoFactor } from './auth/two-factor-login.ts'
import { readBalance } from './cashier/balance.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from './cashier/deposits.ts'
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from './cashier/payment-password.ts'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from './cashier/payout-accounts.ts'
import {
  readDownlineTransferTerms,
  readTransferOutcome,
  readUplineTransferTerms,
  transferToDownline,
  transferToUpline,
} from './cashier/transfer.ts'
import {
  collectWallets,
  readMerchantWallet,
  readWalletMove,
  transferBetweenWallets,
} from './cashier/vendor-wallets.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from './cashier/withdrawals.ts'
import { readPublicKey } from './kit/sealed.ts'
import { listBanners } from './lobby/banners.ts'
import { addFavourite, listFavourites, readFavourites, removeFavourite } from './lobby/favourites.ts'
import { readGameSheet } from './lobby/game-sheet.ts'
import { listGames, listHotGames, readGameMenus } from './lobby/games.ts'
import { listPopularGames } from './lobby/popular-games.ts'
import { listRecentGames } from './lobby/recent-games.ts'
import { listRooms } from './lobby/rooms.ts'
import { listRouters } from './lobby/routers.ts'
import { listVendors } from './lobby/vendors.ts'
import { listWinners } from './lobby/winner-board.ts'
import { launchGame } from './play/game-launch.ts'
import { readGameVisit } from './play/game-visit.ts'
import { joinLiveStream, listLiveModels } from './play/live-stream.ts'
import { listLotteryTickets, placeLotteryBets } from './play/lottery-bets.ts'
import { readDrawProof, readLotteryDraw, readLotteryRules } from './play/lottery-draws.ts'
import {
  listOpenedGames,
  listOpenedNumbers,
  listRecentLotteries,
  readLotteryLobby,
  readVnGameMenu,
} from './play/lottery-games.ts'
import { cancelBonus, listBonuses } from './rewards/bonuses.ts'
import { claimGift, listGiftClaims } from './rewards/claims.ts'
import { readMissionLeaderboard, readMissionSummary } from './rewards/missions.ts'
import { convertPoints, listRedeemed, listShopItems, redeemPoints } from './rewards/point-shop.ts'
import { listPointRewards, readPointBalance, readPointConfig } from './rewards/points.ts'
import { joinPromotion, listPromotions, readPromotion, requestPromotionReward } from './rewards/promotions.ts'
import { claimRaffle } from './rewards/raffles.ts'
import { listRebates } from './rewards/rebates.ts'
import { listReferrals, readReferral } from './rewards/referral.ts'
import { listRewards } from './rewards/rewards.ts'
import { listTasks } from './rewards/tasks.ts'
import { readVip } from './rewards/vip.ts'
import { listAnnouncements } from './site/announcements.ts'
import { readBadgeCounts } from './site/badge-counts.ts'
import { readDomainRoute } from './site/domain-route.ts'
import { listNotices } from './site/notices.ts'
import { readClock } from './site/platform-clock.ts'
import { listPopups } from './site/popups.ts'
import { readSiteConfiguration } from './site/site-configuration.ts'
import { createSocketTicket } from './site/socket.ts'
import { status } from './site/system-status.ts'
import { listChatRooms, readChatHistory, reportChatMessage, sendChatMessage } from './support/chat-room.ts'
import { sendFeedback } from './support/feedback.ts'
import { readHelpCenter } from './support/help-center.ts'
import {
  countLiveChatUnread,
  launchLiveChat,
  readLiveChat,
  sendLiveChatMessage,
} from './support/live-chat.ts'
import { readUpload, uploadImage } from './support/uploads.ts'

/**
 * All calls of the platform. The compiler reports an error if a call has no handler in
 * `server/boot/handlers.ts`.
 */
export const calls = {
  listRooms,
  listLiveModels,
  countLiveChatUnread,
  launchLiveChat,
  readLiveChat,
  sendLiveChatMessage,
  joinLiveStream,
  listChatRooms,
  readChatHistory,
  sendChatMessage,
  reportChatMessage,
  readGameMenus,
  listGames,
  listHotGames,
  launchGame,
  readFavourites,
  listFavourites,
  addFavourite,
  removeFavourite,
  listRecentGames,
  listPopularGames,
  listVendors,
  listRouters,
  readGameSheet,
  listWinners,
  listBanners,
  listNotices,
  listAnnouncements,
  readHelpCenter,
  sendFeedback,
  listPopups,
  status,
  readClock,
  readPublicKey,
  readSiteConfiguration,
  readDomainRoute,
  readRegisterSettings,
  listCountries,
  readCaptcha,
  createSliderChallenge,
  verifySlider,
  sendLoginCode,
  sendRegisterCode,
  checkAffiliate,
  readInvitation,
  registerByUsername,
  registerByMobile,
  sendForgotPasswordCode,
  login,
  verifyTwoFactor,
  loginByFirebase,
  freePlay,
  createLoginTicket,
  openLoginTicket,
  redeemLoginTicket,
  logout,
  createSocketTicket,
  readBalance,
  listDepositChannels,
  createDeposit,
  readDeposit,
  confirmDepositPaid,
  cancelDeposit,
  listDeposits,
  listPayoutAccounts,
  addPayoutAccount,
  removePayoutAccount,
  preferPayoutAccount,
  readWithdrawalTerms,
  createWithdrawal,
  readWithdrawal,
  listWithdrawals,
  cancelWithdrawal,
  confirmWithdrawal,
  listBettingRecords,
  readBettingRecord,
  exportBettingRecords,
  listTransactions,
  readTransaction,
  exportTransactions,
  readProfitReport,
  claimGift,
  listGiftClaims,
  listBonuses,
  cancelBonus,
  listRewards,
  listRebates,
  readReferral,
  listReferrals,
  readMissionSummary,
  readMissionLeaderboard,
  readVip,
  listPromotions,
  readPromotion,
  joinPromotion,
  requestPromotionReward,
  claimRaffle,
  readPointBalance,
  readPointConfig,
  listPointRewards,
  listShopItems,
  redeemPoints,
  listRedeemed,
  convertPoints,
  listTasks,
  uploadImage,
  readUpload,
  readMemberInfo,
  listMemberIcons,
  changePassword,
  forgotPasswordByEmail,
  forgotPasswordByMobile,
  readTwoFactor,
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  listRememberedDevices,
  forgetRememberedDevice,
  readTeamOverview,
  exportTeamOverview,
  listTeamBets,
  listUserLosses,
  exportTeamBets,
  exportUserLosses,
  listDownlines,
  searchTeam,
  readDownline,
  registerDownline,
  listDownlineLinks,
  createDownlineLink,
  removeDownlineLink,
  readMerchantWallet,
  transferBetweenWallets,
  collectWallets,
  readWalletMove,
  readUplineTransferTerms,
  transferToUpline,
  readDownlineTransferTerms,
  transferToDownline,
  readTransferOutcome,
  setPaymentPassword,
  changePaymentPassword,
  resetPaymentPassword,
  readSecurityProfile,
  changeNickname,
  changeIcon,
  sendBindMobileCode,
  sendBindEmailCode,
  sendPaymentPasswordCode,
  bindMobile,
  bindEmail,
  listSessions,
  endSession,
  endOtherSessions,
  readBadgeCounts,
  readUnreadCount,
  listMessages,
  markMessagesRead,
  deleteMessages,
  readConsolidatedContracts,
  listContractRequests,
  readContractRequest,
  editContractRequest,
  previewContractAnswer,
  acceptContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  listContracts,
  readContractLimits,
  offerContract,
  amendContract,
  terminateContract,
  previewContractEnd,
  endContract,
  applyForAgent,
  readDividend,
  readDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  listContractBills,
  exportContractBills,
  readContractBill,
  readIncome,
  listIncomePostings,
  exportIncomePostings,
  listAccountDetails,
  exportAccountDetails,
  readVnGameMenu,
  listRecentLotteries,
  readLotteryLobby,
  listOpenedGames,
  listOpenedNumbers,
  readLotteryDraw,
  readLotteryRules,
  readDrawProof,
  placeLotteryBets,
  listLotteryTickets,
  readGameVisit,
}

export type Calls = typeof calls
