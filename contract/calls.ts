import { checkAffiliate } from './affiliate.ts'
import { applyForAgent } from './agent-application.ts'
import {
  exportAccountDetails,
  exportIncomePostings,
  listAccountDetails,
  listIncomePostings,
  readIncome,
} from './agent-income.ts'
import { listAnnouncements } from './announcements.ts'
import { readBadgeCounts } from './badge-counts.ts'
import { listBanners } from './banners.ts'
import { exportBettingRecords, listBettingRecords, readBettingRecord } from './betting-records.ts'
import { cancelBonus, listBonuses } from './bonuses.ts'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from './bound-contacts.ts'
import { readCaptcha } from './captcha.ts'
import { listChatRooms, readChatHistory, reportChatMessage, sendChatMessage } from './chat-room.ts'
import { readConsolidatedContracts } from './consolidated-contracts.ts'
import {
  exportContractBills,
  listContractBills,
  processHourlySalary,
  processRealTimeSalary,
  readContractBill,
  readDailySalary,
  readDividend,
} from './contract-bills.ts'
import {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from './contract-requests.ts'
import {
  amendContract,
  endContract,
  listContracts,
  offerContract,
  previewContractEnd,
  readContractLimits,
  terminateContract,
} from './contracts.ts'
import { listCountries } from './countries.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from './deposits.ts'
import { readDomainRoute } from './domain-route.ts'
import {
  createDownlineLink,
  listDownlineLinks,
  registerDownline,
  removeDownlineLink,
} from './downline-registration.ts'
import { addFavourite, listFavourites, readFavourites, removeFavourite } from './favourites.ts'
import { sendFeedback } from './feedback.ts'
import { loginByFirebase } from './firebase-login.ts'
import { forgotPasswordByEmail, forgotPasswordByMobile, sendForgotPasswordCode } from './forgot-password.ts'
import { launchGame } from './game-launch.ts'
import { readGameSheet } from './game-sheet.ts'
import { readGameVisit } from './game-visit.ts'
import { listGames, listHotGames, readGameMenus } from './games.ts'
import { claimGift, listGiftClaims } from './gifts.ts'
import { readHelpCenter } from './help-center.ts'
import { readInvitation } from './invitation.ts'
import { countLiveChatUnread, launchLiveChat, readLiveChat, sayInLiveChat } from './live-chat.ts'
import { joinLiveStream, listLiveModels } from './live-models.ts'
import { createLoginTicket, openLoginTicket, redeemLoginTicket } from './login-ticket.ts'
import { listLotteryTickets, placeLotteryBets } from './lottery-bets.ts'
import { readDrawProof, readLotteryDraw, readLotteryRules } from './lottery-draws.ts'
import {
  listOpenedGames,
  listOpenedNumbers,
  listRecentLotteries,
  readLotteryLobby,
  readVnGameMenu,
} from './lottery-games.ts'
import { changePassword, listMemberIcons, readMemberInfo } from './member.ts'
import { endOtherSessions, endSession, listSessions } from './member-sessions.ts'
import {
  collectWallets,
  readMerchantWallet,
  readWalletMove,
  transferBetweenWallets,
} from './merchant-wallet.ts'
import { deleteMessages, listMessages, markMessagesRead, readUnreadCount } from './messages.ts'
import { readMissionLeaderboard, readMissionSummary } from './missions.ts'
import { listNotices } from './notices.ts'
import { changePaymentPassword, resetPaymentPassword, setPaymentPassword } from './payment-password.ts'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from './payout-accounts.ts'
import { readClock } from './platform-clock.ts'
import { convertPoints, listMallItems, listRedeemed, redeemPoints } from './point-mall.ts'
import { listPointRewards, readPointBalance, readPointConfig } from './points.ts'
import { listPopularGames } from './popular-games.ts'
import { listPopups } from './popups.ts'
import { readProfitReport } from './profit-report.ts'
import {
  claimRaffle,
  joinPromotion,
  listPromotions,
  readPromotion,
  requestPromotionReward,
} from './promotions.ts'
import { listRebates } from './rebates.ts'
import { listRecentGames } from './recent-games.ts'
import { listReferrals, readReferral } from './referral.ts'
import { readRegisterSettings } from './register-settings.ts'
import { registerByMobile, registerByUsername } from './registration.ts'
import { listRewards } from './rewards.ts'
import { listRooms } from './rooms.ts'
import { listRouters } from './routers.ts'
import { readPublicKey } from './sealed.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  forgetRememberedDevice,
  listRememberedDevices,
  readSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
} from './second-step.ts'
import { verifySecondStep } from './second-step-login.ts'
import { changeIcon, changeNickname, readSecurityProfile } from './security-profile.ts'
import { freePlay, login, logout } from './session.ts'
import { askSlider, judgeSlider } from './slider.ts'
import { sendLoginCode, sendRegisterCode } from './sms-code.ts'
import { askSocketTicket } from './socket.ts'
import { status } from './system.ts'
import { listTasks } from './tasks.ts'
import {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from './team-reports.ts'
import { listDownlines, readDownline, searchTeam } from './team-tree.ts'
import { exportTransactions, listTransactions, readTransaction } from './transactions.ts'
import { readUpload, uploadImage } from './uploads.ts'
import { listVendors } from './vendors.ts'
import { readVip } from './vip.ts'
import { readBalance } from './wallet.ts'
import {
  readDownlineTransferTerms,
  readTransferOutcome,
  readUplineTransferTerms,
  transferToDownline,
  transferToUpline,
} from './wallet-transfer.ts'
import { readSiteConfiguration } from './whitelabel.ts'
import { listWinners } from './winner-board.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from './withdrawals.ts'

/**
 * Every call that the platform answers. A name added here without a handler in `server/handlers.ts`
 * is a type error.
 */
export const calls = {
  listRooms,
  listLiveModels,
  countLiveChatUnread,
  launchLiveChat,
  readLiveChat,
  sayInLiveChat,
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
  askSlider,
  judgeSlider,
  sendLoginCode,
  sendRegisterCode,
  checkAffiliate,
  readInvitation,
  registerByUsername,
  registerByMobile,
  sendForgotPasswordCode,
  login,
  verifySecondStep,
  loginByFirebase,
  freePlay,
  createLoginTicket,
  openLoginTicket,
  redeemLoginTicket,
  logout,
  askSocketTicket,
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
  listMallItems,
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
  readSecondStep,
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
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
