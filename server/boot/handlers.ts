import type { Calls } from '#protocol/calls.ts'
import {
  deleteMessagesHandler,
  markMessagesReadHandler,
  messagesHandler,
  unreadCountHandler,
} from '#server/account/notifications/messages.routes.ts'
import {
  bettingRecordHandler,
  bettingRecordsHandler,
  exportBettingRecordsHandler,
} from '#server/account/records/betting-records.routes.ts'
import { profitReportHandler } from '#server/account/records/profit-report.routes.ts'
import {
  exportTransactionsHandler,
  transactionHandler,
  transactionsHandler,
} from '#server/account/records/transactions.routes.ts'
import {
  bindEmailCodeHandler,
  bindEmailHandler,
  bindMobileCodeHandler,
  bindMobileHandler,
  paymentPasswordCodeHandler,
} from '#server/account/security/bound-contacts.routes.ts'
import { memberIconsHandler, memberInfoHandler } from '#server/account/security/member.routes.ts'
import {
  endOtherSessionsHandler,
  endSessionHandler,
  sessionsHandler,
} from '#server/account/security/member-sessions.routes.ts'
import {
  changeIconHandler,
  changeNicknameHandler,
  securityProfileHandler,
} from '#server/account/security/security-profile.routes.ts'
import { vipHandler } from '#server/account/vip.routes.ts'
import { applyForAgentHandler } from '#server/agents/applications/agent-application.routes.ts'
import {
  endContractHandler,
  previewContractEndHandler,
} from '#server/agents/contracts/contract-ends.routes.ts'
import {
  acceptContractRequestHandler,
  contractRequestHandler,
  contractRequestsHandler,
  editContractRequestHandler,
  previewContractAnswerHandler,
  rejectContractRequestHandler,
  withdrawContractRequestHandler,
} from '#server/agents/contracts/contract-requests.routes.ts'
import {
  amendContractHandler,
  consolidatedContractsHandler,
  contractLimitsHandler,
  contractsHandler,
  offerContractHandler,
  terminateContractHandler,
} from '#server/agents/contracts/contracts.routes.ts'
import {
  accountDetailsHandler,
  exportAccountDetailsHandler,
  exportIncomePostingsHandler,
  incomeHandler,
  incomePostingsHandler,
} from '#server/agents/reports/agent-income.routes.ts'
import {
  contractBillHandler,
  contractBillsHandler,
  dailySalaryHandler,
  dividendHandler,
  exportContractBillsHandler,
  hourlySalaryHandler,
  realTimeSalaryHandler,
} from '#server/agents/settlement/contract-bills.routes.ts'
import { checkAffiliateHandler } from '#server/agents/team/affiliate.routes.ts'
import { readInvitationHandler } from '#server/agents/team/invitation.routes.ts'
import {
  exportTeamBetsHandler,
  exportTeamOverviewHandler,
  exportUserLossesHandler,
  teamBetsHandler,
  teamOverviewHandler,
  userLossesHandler,
} from '#server/agents/team/team-reports.routes.ts'
import { downlineHandler, downlinesHandler, searchTeamHandler } from '#server/agents/team/team-tree.routes.ts'
import { captchaHandler } from '#server/auth/challenges/captcha.routes.ts'
import { countriesHandler } from '#server/auth/challenges/countries.routes.ts'
import { askSliderHandler, judgeSliderHandler } from '#server/auth/challenges/slider.routes.ts'
import {
  forgotPasswordCodeHandler,
  loginCodeHandler,
  registerCodeHandler,
} from '#server/auth/challenges/sms-codes.routes.ts'
import { changePasswordHandler } from '#server/auth/passwords/change-password.routes.ts'
import {
  forgotPasswordByEmailHandler,
  forgotPasswordByMobileHandler,
} from '#server/auth/passwords/forgot-password.routes.ts'
import {
  createDownlineLinkHandler,
  downlineLinksHandler,
  registerDownlineHandler,
  removeDownlineLinkHandler,
} from '#server/auth/registration/downline-registration.routes.ts'
import { freePlayHandler } from '#server/auth/registration/free-play.routes.ts'
import {
  registerByMobileHandler,
  registerByUsernameHandler,
} from '#server/auth/registration/register.routes.ts'
import { registerSettingsHandler } from '#server/auth/registration/register-settings.routes.ts'
import { firebaseLoginHandler } from '#server/auth/session/firebase-login.routes.ts'
import { loginHandler } from '#server/auth/session/login.routes.ts'
import {
  createLoginTicketHandler,
  openLoginTicketHandler,
  redeemLoginTicketHandler,
} from '#server/auth/session/login-ticket.routes.ts'
import { logoutHandler } from '#server/auth/session/logout.routes.ts'
import {
  forgetRememberedDeviceHandler,
  rememberedDevicesHandler,
} from '#server/auth/two-factor/remembered-devices.routes.ts'
import {
  beginSecondStepHandler,
  confirmSecondStepHandler,
  readSecondStepHandler,
  removeSecondStepHandler,
  renewRecoveryCodesHandler,
} from '#server/auth/two-factor/second-step.routes.ts'
import { verifySecondStepHandler } from '#server/auth/two-factor/second-step-login.routes.ts'
import { balanceHandler } from '#server/cashier/balance.routes.ts'
import {
  cancelDepositHandler,
  createDepositHandler,
  depositChannelsHandler,
  depositHandler,
  depositPaidHandler,
  depositsHandler,
} from '#server/cashier/deposits.routes.ts'
import {
  changePaymentPasswordHandler,
  resetPaymentPasswordHandler,
  setPaymentPasswordHandler,
} from '#server/cashier/payment-password/payment-password.routes.ts'
import {
  addPayoutAccountHandler,
  payoutAccountsHandler,
  preferPayoutAccountHandler,
  removePayoutAccountHandler,
} from '#server/cashier/payout-accounts.routes.ts'
import {
  downlineTransferTermsHandler,
  transferOutcomeHandler,
  transferToDownlineHandler,
  transferToUplineHandler,
  uplineTransferTermsHandler,
} from '#server/cashier/transfers/wallet-transfer.routes.ts'
import {
  collectWalletsHandler,
  merchantWalletHandler,
  transferBetweenHandler,
  walletMoveHandler,
} from '#server/cashier/vendor-wallets/merchant-wallet.routes.ts'
import {
  cancelWithdrawalHandler,
  confirmWithdrawalHandler,
  createWithdrawalHandler,
  withdrawalHandler,
  withdrawalsHandler,
  withdrawalTermsHandler,
} from '#server/cashier/withdrawals.routes.ts'
import { bannersHandler } from '#server/lobby/banners.routes.ts'
import {
  addFavouriteHandler,
  favouriteListHandler,
  favouritesHandler,
  removeFavouriteHandler,
} from '#server/lobby/favourites.routes.ts'
import { gameSheetHandler } from '#server/lobby/game-sheet.routes.ts'
import {
  gameMenusHandler,
  gamesHandler,
  hotGamesHandler,
  popularGamesHandler,
  recentGamesHandler,
} from '#server/lobby/games.routes.ts'
import { routersHandler, vendorsHandler } from '#server/lobby/vendors.routes.ts'
import { winnersHandler } from '#server/lobby/winner-board.routes.ts'
import type { Handlers } from '#server/platform/handler.ts'
import { launchGameHandler } from '#server/play/game-launch.routes.ts'
import { gameVisitHandler } from '#server/play/game-visit.routes.ts'
import { joinLiveStreamHandler, liveModelsHandler } from '#server/play/live-hosts/live-models.routes.ts'
import { lotteryTicketsHandler, placeLotteryBetsHandler } from '#server/play/lottery-bets.routes.ts'
import {
  drawProofHandler,
  lotteryDrawHandler,
  lotteryRulesHandler,
} from '#server/play/lottery-draws.routes.ts'
import {
  lotteryLobbyHandler,
  openedGamesHandler,
  openedNumbersHandler,
  recentLotteriesHandler,
  vnGameMenuHandler,
} from '#server/play/lottery-games.routes.ts'
import { roomsHandler } from '#server/play/rooms.routes.ts'
import { askSocketTicketHandler } from '#server/realtime/socket.routes.ts'
import { bonusesHandler, cancelBonusHandler } from '#server/rewards/bonuses.routes.ts'
import { claimGiftHandler, giftClaimsHandler } from '#server/rewards/gifts.routes.ts'
import {
  convertPointsHandler,
  mallItemsHandler,
  redeemedHandler,
  redeemPointsHandler,
} from '#server/rewards/loyalty/point-mall.routes.ts'
import {
  pointBalanceHandler,
  pointConfigHandler,
  pointRewardsHandler,
} from '#server/rewards/loyalty/points.routes.ts'
import { missionLeaderboardHandler, missionSummaryHandler } from '#server/rewards/missions.routes.ts'
import {
  claimRaffleHandler,
  joinPromotionHandler,
  promotionHandler,
  promotionsHandler,
  requestPromotionRewardHandler,
} from '#server/rewards/promotions/promotions.routes.ts'
import { rebatesHandler } from '#server/rewards/rebates.routes.ts'
import { referralHandler, referralsHandler } from '#server/rewards/referral.routes.ts'
import { rewardsHandler } from '#server/rewards/rewards.routes.ts'
import { tasksHandler } from '#server/rewards/tasks.routes.ts'
import { announcementsHandler } from '#server/site/announcements.routes.ts'
import { badgeCountsHandler } from '#server/site/badge-counts.routes.ts'
import { noticesHandler } from '#server/site/notices.routes.ts'
import { popupsHandler } from '#server/site/popups.routes.ts'
import { domainRouteHandler, publicKeyHandler, siteConfigurationHandler } from '#server/site/site.routes.ts'
import { clockHandler, statusHandler } from '#server/site/system.routes.ts'
import {
  chatHistoryHandler,
  chatRoomsHandler,
  reportChatMessageHandler,
  sendChatMessageHandler,
} from '#server/support/chat/chat-room.routes.ts'
import { sendFeedbackHandler } from '#server/support/feedback/feedback.routes.ts'
import { helpCenterHandler } from '#server/support/help-center/help-center.routes.ts'
import {
  countLiveChatUnreadHandler,
  launchLiveChatHandler,
  readLiveChatHandler,
  sayInLiveChatHandler,
} from '#server/support/live-chat/live-chat.routes.ts'
import { uploadHandler, uploadImageHandler } from '#server/support/uploads/uploads.routes.ts'

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
