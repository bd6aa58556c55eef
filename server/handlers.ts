import type { Calls } from '#contract/calls.ts'
import type { Handlers } from './handler.ts'
import { checkAffiliateHandler } from './routes/affiliate.ts'
import { applyForAgentHandler } from './routes/agent-application.ts'
import {
  accountDetailsHandler,
  exportAccountDetailsHandler,
  exportIncomePostingsHandler,
  incomeHandler,
  incomePostingsHandler,
} from './routes/agent-income.ts'
import { announcementsHandler } from './routes/announcements.ts'
import { badgeCountsHandler } from './routes/badge-counts.ts'
import { balanceHandler } from './routes/balance.ts'
import { bannersHandler } from './routes/banners.ts'
import {
  bettingRecordHandler,
  bettingRecordsHandler,
  exportBettingRecordsHandler,
} from './routes/betting-records.ts'
import { bonusesHandler, cancelBonusHandler } from './routes/bonuses.ts'
import {
  bindEmailCodeHandler,
  bindEmailHandler,
  bindMobileCodeHandler,
  bindMobileHandler,
  paymentPasswordCodeHandler,
} from './routes/bound-contacts.ts'
import { captchaHandler } from './routes/captcha.ts'
import { changePasswordHandler } from './routes/change-password.ts'
import {
  chatHistoryHandler,
  chatRoomsHandler,
  reportChatMessageHandler,
  sendChatMessageHandler,
} from './routes/chat-room.ts'
import {
  contractBillHandler,
  contractBillsHandler,
  dailySalaryHandler,
  dividendHandler,
  exportContractBillsHandler,
  hourlySalaryHandler,
  realTimeSalaryHandler,
} from './routes/contract-bills.ts'
import { endContractHandler, previewContractEndHandler } from './routes/contract-ends.ts'
import {
  acceptContractRequestHandler,
  contractRequestHandler,
  contractRequestsHandler,
  editContractRequestHandler,
  previewContractAnswerHandler,
  rejectContractRequestHandler,
  withdrawContractRequestHandler,
} from './routes/contract-requests.ts'
import {
  amendContractHandler,
  consolidatedContractsHandler,
  contractLimitsHandler,
  contractsHandler,
  offerContractHandler,
  terminateContractHandler,
} from './routes/contracts.ts'
import { countriesHandler } from './routes/countries.ts'
import {
  cancelDepositHandler,
  createDepositHandler,
  depositChannelsHandler,
  depositHandler,
  depositPaidHandler,
  depositsHandler,
} from './routes/deposits.ts'
import {
  createDownlineLinkHandler,
  downlineLinksHandler,
  registerDownlineHandler,
  removeDownlineLinkHandler,
} from './routes/downline-registration.ts'
import {
  addFavouriteHandler,
  favouriteListHandler,
  favouritesHandler,
  removeFavouriteHandler,
} from './routes/favourites.ts'
import { sendFeedbackHandler } from './routes/feedback.ts'
import { firebaseLoginHandler } from './routes/firebase-login.ts'
import { forgotPasswordByEmailHandler, forgotPasswordByMobileHandler } from './routes/forgot-password.ts'
import { freePlayHandler } from './routes/free-play.ts'
import { launchGameHandler } from './routes/game-launch.ts'
import { gameSheetHandler } from './routes/game-sheet.ts'
import { gameVisitHandler } from './routes/game-visit.ts'
import {
  gameMenusHandler,
  gamesHandler,
  hotGamesHandler,
  popularGamesHandler,
  recentGamesHandler,
} from './routes/games.ts'
import { claimGiftHandler, giftClaimsHandler } from './routes/gifts.ts'
import { helpCenterHandler } from './routes/help-center.ts'
import { readInvitationHandler } from './routes/invitation.ts'
import {
  countLiveChatUnreadHandler,
  launchLiveChatHandler,
  readLiveChatHandler,
  sayInLiveChatHandler,
} from './routes/live-chat.ts'
import { joinLiveStreamHandler, liveModelsHandler } from './routes/live-models.ts'
import { loginHandler } from './routes/login.ts'
import {
  createLoginTicketHandler,
  openLoginTicketHandler,
  redeemLoginTicketHandler,
} from './routes/login-ticket.ts'
import { logoutHandler } from './routes/logout.ts'
import { lotteryTicketsHandler, placeLotteryBetsHandler } from './routes/lottery-bets.ts'
import { drawProofHandler, lotteryDrawHandler, lotteryRulesHandler } from './routes/lottery-draws.ts'
import {
  lotteryLobbyHandler,
  openedGamesHandler,
  openedNumbersHandler,
  recentLotteriesHandler,
  vnGameMenuHandler,
} from './routes/lottery-games.ts'
import { memberIconsHandler, memberInfoHandler } from './routes/member.ts'
import { endOtherSessionsHandler, endSessionHandler, sessionsHandler } from './routes/member-sessions.ts'
import {
  collectWalletsHandler,
  merchantWalletHandler,
  transferBetweenHandler,
  walletMoveHandler,
} from './routes/merchant-wallet.ts'
import {
  deleteMessagesHandler,
  markMessagesReadHandler,
  messagesHandler,
  unreadCountHandler,
} from './routes/messages.ts'
import { missionLeaderboardHandler, missionSummaryHandler } from './routes/missions.ts'
import { noticesHandler } from './routes/notices.ts'
import {
  changePaymentPasswordHandler,
  resetPaymentPasswordHandler,
  setPaymentPasswordHandler,
} from './routes/payment-password.ts'
import {
  addPayoutAccountHandler,
  payoutAccountsHandler,
  preferPayoutAccountHandler,
  removePayoutAccountHandler,
} from './routes/payout-accounts.ts'
import {
  convertPointsHandler,
  mallItemsHandler,
  redeemedHandler,
  redeemPointsHandler,
} from './routes/point-mall.ts'
import { pointBalanceHandler, pointConfigHandler, pointRewardsHandler } from './routes/points.ts'
import { popupsHandler } from './routes/popups.ts'
import { profitReportHandler } from './routes/profit-report.ts'
import {
  claimRaffleHandler,
  joinPromotionHandler,
  promotionHandler,
  promotionsHandler,
  requestPromotionRewardHandler,
} from './routes/promotions.ts'
import { rebatesHandler } from './routes/rebates.ts'
import { referralHandler, referralsHandler } from './routes/referral.ts'
import { registerByMobileHandler, registerByUsernameHandler } from './routes/register.ts'
import { registerSettingsHandler } from './routes/register-settings.ts'
import { forgetRememberedDeviceHandler, rememberedDevicesHandler } from './routes/remembered-devices.ts'
import { rewardsHandler } from './routes/rewards.ts'
import { roomsHandler } from './routes/rooms.ts'
import {
  beginSecondStepHandler,
  confirmSecondStepHandler,
  readSecondStepHandler,
  removeSecondStepHandler,
  renewRecoveryCodesHandler,
} from './routes/second-step.ts'
import { verifySecondStepHandler } from './routes/second-step-login.ts'
import {
  changeIconHandler,
  changeNicknameHandler,
  securityProfileHandler,
} from './routes/security-profile.ts'
import { domainRouteHandler, publicKeyHandler, siteConfigurationHandler } from './routes/site.ts'
import { askSliderHandler, judgeSliderHandler } from './routes/slider.ts'
import { forgotPasswordCodeHandler, loginCodeHandler, registerCodeHandler } from './routes/sms-codes.ts'
import { askSocketTicketHandler } from './routes/socket.ts'
import { clockHandler, statusHandler } from './routes/system.ts'
import { tasksHandler } from './routes/tasks.ts'
import {
  exportTeamBetsHandler,
  exportTeamOverviewHandler,
  exportUserLossesHandler,
  teamBetsHandler,
  teamOverviewHandler,
  userLossesHandler,
} from './routes/team-reports.ts'
import { downlineHandler, downlinesHandler, searchTeamHandler } from './routes/team-tree.ts'
import { exportTransactionsHandler, transactionHandler, transactionsHandler } from './routes/transactions.ts'
import { uploadHandler, uploadImageHandler } from './routes/uploads.ts'
import { routersHandler, vendorsHandler } from './routes/vendors.ts'
import { vipHandler } from './routes/vip.ts'
import {
  downlineTransferTermsHandler,
  transferOutcomeHandler,
  transferToDownlineHandler,
  transferToUplineHandler,
  uplineTransferTermsHandler,
} from './routes/wallet-transfer.ts'
import { winnersHandler } from './routes/winner-board.ts'
import {
  cancelWithdrawalHandler,
  confirmWithdrawalHandler,
  createWithdrawalHandler,
  withdrawalHandler,
  withdrawalsHandler,
  withdrawalTermsHandler,
} from './routes/withdrawals.ts'

/** Who answers which call. */
export const handlers: Handlers<Calls> = {
  listRooms: roomsHandler,
  listLiveModels: liveModelsHandler,
  countLiveChatUnread: countLiveChatUnreadHandler,
  launchLiveChat: launchLiveChatHandler,
  readLiveChat: readLiveChatHandler,
  sayInLiveChat: sayInLiveChatHandler,
  joinLiveStream: joinLiveStreamHandler,
  listChatRooms: chatRoomsHandler,
  readChatHistory: chatHistoryHandler,
  sendChatMessage: sendChatMessageHandler,
  reportChatMessage: reportChatMessageHandler,
  readGameMenus: gameMenusHandler,
  listGames: gamesHandler,
  listHotGames: hotGamesHandler,
  launchGame: launchGameHandler,
  readFavourites: favouritesHandler,
  listFavourites: favouriteListHandler,
  addFavourite: addFavouriteHandler,
  removeFavourite: removeFavouriteHandler,
  listRecentGames: recentGamesHandler,
  listPopularGames: popularGamesHandler,
  listVendors: vendorsHandler,
  listRouters: routersHandler,
  readGameSheet: gameSheetHandler,
  listWinners: winnersHandler,
  listBanners: bannersHandler,
  listNotices: noticesHandler,
  listAnnouncements: announcementsHandler,
  readHelpCenter: helpCenterHandler,
  sendFeedback: sendFeedbackHandler,
  listPopups: popupsHandler,
  status: statusHandler,
  readClock: clockHandler,
  readPublicKey: publicKeyHandler,
  readSiteConfiguration: siteConfigurationHandler,
  readDomainRoute: domainRouteHandler,
  readRegisterSettings: registerSettingsHandler,
  listCountries: countriesHandler,
  readCaptcha: captchaHandler,
  askSlider: askSliderHandler,
  judgeSlider: judgeSliderHandler,
  sendLoginCode: loginCodeHandler,
  sendRegisterCode: registerCodeHandler,
  checkAffiliate: checkAffiliateHandler,
  readInvitation: readInvitationHandler,
  registerByUsername: registerByUsernameHandler,
  registerByMobile: registerByMobileHandler,
  sendForgotPasswordCode: forgotPasswordCodeHandler,
  login: loginHandler,
  verifySecondStep: verifySecondStepHandler,
  loginByFirebase: firebaseLoginHandler,
  freePlay: freePlayHandler,
  createLoginTicket: createLoginTicketHandler,
  openLoginTicket: openLoginTicketHandler,
  redeemLoginTicket: redeemLoginTicketHandler,
  logout: logoutHandler,
  askSocketTicket: askSocketTicketHandler,
  readBalance: balanceHandler,
  listDepositChannels: depositChannelsHandler,
  createDeposit: createDepositHandler,
  readDeposit: depositHandler,
  confirmDepositPaid: depositPaidHandler,
  cancelDeposit: cancelDepositHandler,
  listDeposits: depositsHandler,
  listPayoutAccounts: payoutAccountsHandler,
  addPayoutAccount: addPayoutAccountHandler,
  removePayoutAccount: removePayoutAccountHandler,
  preferPayoutAccount: preferPayoutAccountHandler,
  readWithdrawalTerms: withdrawalTermsHandler,
  createWithdrawal: createWithdrawalHandler,
  readWithdrawal: withdrawalHandler,
  listWithdrawals: withdrawalsHandler,
  cancelWithdrawal: cancelWithdrawalHandler,
  confirmWithdrawal: confirmWithdrawalHandler,
  listBettingRecords: bettingRecordsHandler,
  readBettingRecord: bettingRecordHandler,
  exportBettingRecords: exportBettingRecordsHandler,
  listTransactions: transactionsHandler,
  readTransaction: transactionHandler,
  exportTransactions: exportTransactionsHandler,
  readProfitReport: profitReportHandler,
  claimGift: claimGiftHandler,
  listGiftClaims: giftClaimsHandler,
  listBonuses: bonusesHandler,
  cancelBonus: cancelBonusHandler,
  listRewards: rewardsHandler,
  listRebates: rebatesHandler,
  readReferral: referralHandler,
  listReferrals: referralsHandler,
  readMissionSummary: missionSummaryHandler,
  readMissionLeaderboard: missionLeaderboardHandler,
  readVip: vipHandler,
  listPromotions: promotionsHandler,
  readPromotion: promotionHandler,
  joinPromotion: joinPromotionHandler,
  requestPromotionReward: requestPromotionRewardHandler,
  claimRaffle: claimRaffleHandler,
  readPointBalance: pointBalanceHandler,
  readPointConfig: pointConfigHandler,
  listPointRewards: pointRewardsHandler,
  listMallItems: mallItemsHandler,
  redeemPoints: redeemPointsHandler,
  listRedeemed: redeemedHandler,
  convertPoints: convertPointsHandler,
  listTasks: tasksHandler,
  uploadImage: uploadImageHandler,
  readUpload: uploadHandler,
  readMemberInfo: memberInfoHandler,
  listMemberIcons: memberIconsHandler,
  changePassword: changePasswordHandler,
  forgotPasswordByEmail: forgotPasswordByEmailHandler,
  forgotPasswordByMobile: forgotPasswordByMobileHandler,
  readSecondStep: readSecondStepHandler,
  beginSecondStep: beginSecondStepHandler,
  confirmSecondStep: confirmSecondStepHandler,
  removeSecondStep: removeSecondStepHandler,
  renewRecoveryCodes: renewRecoveryCodesHandler,
  listRememberedDevices: rememberedDevicesHandler,
  forgetRememberedDevice: forgetRememberedDeviceHandler,
  readTeamOverview: teamOverviewHandler,
  exportTeamOverview: exportTeamOverviewHandler,
  listTeamBets: teamBetsHandler,
  listUserLosses: userLossesHandler,
  exportTeamBets: exportTeamBetsHandler,
  exportUserLosses: exportUserLossesHandler,
  listDownlines: downlinesHandler,
  searchTeam: searchTeamHandler,
  readDownline: downlineHandler,
  registerDownline: registerDownlineHandler,
  listDownlineLinks: downlineLinksHandler,
  createDownlineLink: createDownlineLinkHandler,
  removeDownlineLink: removeDownlineLinkHandler,
  readMerchantWallet: merchantWalletHandler,
  transferBetweenWallets: transferBetweenHandler,
  collectWallets: collectWalletsHandler,
  readWalletMove: walletMoveHandler,
  readUplineTransferTerms: uplineTransferTermsHandler,
  transferToUpline: transferToUplineHandler,
  readDownlineTransferTerms: downlineTransferTermsHandler,
  transferToDownline: transferToDownlineHandler,
  readTransferOutcome: transferOutcomeHandler,
  setPaymentPassword: setPaymentPasswordHandler,
  changePaymentPassword: changePaymentPasswordHandler,
  resetPaymentPassword: resetPaymentPasswordHandler,
  readSecurityProfile: securityProfileHandler,
  changeNickname: changeNicknameHandler,
  changeIcon: changeIconHandler,
  sendBindMobileCode: bindMobileCodeHandler,
  sendBindEmailCode: bindEmailCodeHandler,
  sendPaymentPasswordCode: paymentPasswordCodeHandler,
  bindMobile: bindMobileHandler,
  bindEmail: bindEmailHandler,
  listSessions: sessionsHandler,
  endSession: endSessionHandler,
  endOtherSessions: endOtherSessionsHandler,
  readBadgeCounts: badgeCountsHandler,
  readUnreadCount: unreadCountHandler,
  listMessages: messagesHandler,
  markMessagesRead: markMessagesReadHandler,
  deleteMessages: deleteMessagesHandler,
  readConsolidatedContracts: consolidatedContractsHandler,
  listContractRequests: contractRequestsHandler,
  readContractRequest: contractRequestHandler,
  editContractRequest: editContractRequestHandler,
  previewContractAnswer: previewContractAnswerHandler,
  acceptContractRequest: acceptContractRequestHandler,
  rejectContractRequest: rejectContractRequestHandler,
  withdrawContractRequest: withdrawContractRequestHandler,
  listContracts: contractsHandler,
  readContractLimits: contractLimitsHandler,
  offerContract: offerContractHandler,
  amendContract: amendContractHandler,
  terminateContract: terminateContractHandler,
  previewContractEnd: previewContractEndHandler,
  endContract: endContractHandler,
  applyForAgent: applyForAgentHandler,
  readDividend: dividendHandler,
  readDailySalary: dailySalaryHandler,
  processHourlySalary: hourlySalaryHandler,
  processRealTimeSalary: realTimeSalaryHandler,
  listContractBills: contractBillsHandler,
  exportContractBills: exportContractBillsHandler,
  readContractBill: contractBillHandler,
  readIncome: incomeHandler,
  listIncomePostings: incomePostingsHandler,
  exportIncomePostings: exportIncomePostingsHandler,
  listAccountDetails: accountDetailsHandler,
  exportAccountDetails: exportAccountDetailsHandler,
  readVnGameMenu: vnGameMenuHandler,
  listRecentLotteries: recentLotteriesHandler,
  readLotteryLobby: lotteryLobbyHandler,
  listOpenedGames: openedGamesHandler,
  listOpenedNumbers: openedNumbersHandler,
  readLotteryDraw: lotteryDrawHandler,
  readLotteryRules: lotteryRulesHandler,
  readDrawProof: drawProofHandler,
  placeLotteryBets: placeLotteryBetsHandler,
  listLotteryTickets: lotteryTicketsHandler,
  readGameVisit: gameVisitHandler,
}
