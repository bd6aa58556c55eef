import type { Calls } from '#protocol/calls.ts'
import * as messages from '#server/account/notifications/messages.routes.ts'
import * as bettingRecords from '#server/account/records/betting-records.routes.ts'
import * as profitReport from '#server/account/records/profit-report.routes.ts'
import * as transactions from '#server/account/records/transactions.routes.ts'
import * as boundContacts from '#server/account/security/bound-contacts.routes.ts'
import * as member from '#server/account/security/member.routes.ts'
import * as memberSessions from '#server/account/security/member-sessions.routes.ts'
import * as securityProfile from '#server/account/security/security-profile.routes.ts'
import * as agentApplication from '#server/agents/applications/agent-application.routes.ts'
import * as consolidatedContracts from '#server/agents/contracts/consolidated-contracts.routes.ts'
import * as contractEnds from '#server/agents/contracts/contract-ends.routes.ts'
import * as contractRequests from '#server/agents/contracts/contract-requests.routes.ts'
import * as contracts from '#server/agents/contracts/contracts.routes.ts'
import * as agentIncome from '#server/agents/reports/agent-income.routes.ts'
import * as contractBills from '#server/agents/settlement/contract-bills.routes.ts'
import * as affiliate from '#server/agents/team/affiliate.routes.ts'
import * as teamReports from '#server/agents/team/team-reports.routes.ts'
import * as teamTree from '#server/agents/team/team-tree.routes.ts'
import * as captcha from '#server/auth/challenges/captcha.routes.ts'
import * as countries from '#server/auth/challenges/countries.routes.ts'
import * as slider from '#server/auth/challenges/slider.routes.ts'
import * as smsCode from '#server/auth/challenges/sms-code.routes.ts'
import * as rememberedDevices from '#server/auth/known-clients/remembered-devices.routes.ts'
import * as changePassword from '#server/auth/passwords/change-password.routes.ts'
import * as downlineRegistration from '#server/auth/registration/downline-registration.routes.ts'
import * as freePlay from '#server/auth/registration/free-play.routes.ts'
import * as invitation from '#server/auth/registration/invitation.routes.ts'
import * as registration from '#server/auth/registration/registration.routes.ts'
import * as registrationSettings from '#server/auth/registration/registration-settings.routes.ts'
import * as firebaseLogin from '#server/auth/session/firebase-login.routes.ts'
import * as forgotPassword from '#server/auth/session/forgot-password.routes.ts'
import * as login from '#server/auth/session/login.routes.ts'
import * as loginTicket from '#server/auth/session/login-ticket.routes.ts'
import * as logout from '#server/auth/session/logout.routes.ts'
import * as twoFactorLogin from '#server/auth/session/two-factor-login.routes.ts'
import * as twoFactor from '#server/auth/two-factor/two-factor.routes.ts'
import * as balance from '#server/cashier/balance.routes.ts'
import * as deposits from '#server/cashier/deposits.routes.ts'
import * as paymentPassword from '#server/cashier/payment-password/payment-password.routes.ts'
import * as payoutAccounts from '#server/cashier/payout-accounts.routes.ts'
import * as transfer from '#server/cashier/transfers/transfer.routes.ts'
import * as vendorWallets from '#server/cashier/vendor-wallets/vendor-wallets.routes.ts'
import * as withdrawals from '#server/cashier/withdrawals.routes.ts'
import * as banners from '#server/lobby/banners.routes.ts'
import * as favourites from '#server/lobby/favourites.routes.ts'
import * as gameSheet from '#server/lobby/game-sheet.routes.ts'
import * as games from '#server/lobby/games.routes.ts'
import * as popularGames from '#server/lobby/popular-games.routes.ts'
import * as recentGames from '#server/lobby/recent-games.routes.ts'
import * as rooms from '#server/lobby/rooms.routes.ts'
import * as routers from '#server/lobby/routers.routes.ts'
import * as vendors from '#server/lobby/vendors.routes.ts'
import * as winnerBoard from '#server/lobby/winner-board.routes.ts'
import type { Handlers } from '#server/platform/handler.ts'
import * as gameLaunch from '#server/play/game-launch/game-launch.routes.ts'
import * as gameVisit from '#server/play/game-launch/game-visit.routes.ts'
import * as liveStream from '#server/play/live-stream/live-stream.routes.ts'
import * as lotteryBets from '#server/play/lottery/lottery-bets.routes.ts'
import * as lotteryDraws from '#server/play/lottery/lottery-draws.routes.ts'
import * as lotteryGames from '#server/play/lottery/lottery-games.routes.ts'
import * as socket from '#server/realtime/socket.routes.ts'
import * as bonuses from '#server/rewards/bonuses/bonuses.routes.ts'
import * as pointShop from '#server/rewards/loyalty/point-shop.routes.ts'
import * as points from '#server/rewards/loyalty/points.routes.ts'
import * as missions from '#server/rewards/missions.routes.ts'
import * as promotions from '#server/rewards/promotion-pages/promotions.routes.ts'
import * as raffles from '#server/rewards/promotion-pages/raffles.routes.ts'
import * as rebates from '#server/rewards/rebates.routes.ts'
import * as referral from '#server/rewards/referral.routes.ts'
import * as claims from '#server/rewards/reward-center/claims.routes.ts'
import * as rewards from '#server/rewards/reward-center/rewards.routes.ts'
import * as tasks from '#server/rewards/tasks.routes.ts'
import * as vip from '#server/rewards/vip.routes.ts'
import * as announcements from '#server/site/announcements.routes.ts'
import * as badgeCounts from '#server/site/badge-counts.routes.ts'
import * as domainRoute from '#server/site/domain-route.routes.ts'
import * as notices from '#server/site/notices.routes.ts'
import * as platformClock from '#server/site/platform-clock.routes.ts'
import * as popups from '#server/site/popups.routes.ts'
import * as publicKey from '#server/site/public-key.routes.ts'
import * as siteConfiguration from '#server/site/site-configuration.routes.ts'
import * as systemStatus from '#server/site/system-status.routes.ts'
import * as chatRoom from '#server/support/chat/chat-room.routes.ts'
import * as feedback from '#server/support/feedback/feedback.routes.ts'
import * as helpCenter from '#server/support/help-center/help-center.routes.ts'
import * as liveChat from '#server/support/live-chat/live-chat.routes.ts'
import * as uploads from '#server/support/uploads/uploads.routes.ts'

/** Every route file exports each handler under the name of its call. */
export const handlers: Handlers<Calls> = {
  ...rooms,
  ...liveStream,
  ...liveChat,
  ...chatRoom,
  ...games,
  ...recentGames,
  ...popularGames,
  ...routers,
  ...gameLaunch,
  ...favourites,
  ...vendors,
  ...gameSheet,
  ...winnerBoard,
  ...announcements,
  ...helpCenter,
  ...feedback,
  ...popups,
  ...systemStatus,
  ...platformClock,
  ...siteConfiguration,
  ...domainRoute,
  ...publicKey,
  ...registrationSettings,
  ...countries,
  ...captcha,
  ...slider,
  ...smsCode,
  ...affiliate,
  ...invitation,
  ...registration,
  ...login,
  ...twoFactorLogin,
  ...firebaseLogin,
  ...freePlay,
  ...loginTicket,
  ...logout,
  ...socket,
  ...balance,
  ...deposits,
  ...payoutAccounts,
  ...withdrawals,
  ...bettingRecords,
  ...transactions,
  ...profitReport,
  ...claims,
  ...bonuses,
  ...rewards,
  ...rebates,
  ...referral,
  ...missions,
  ...vip,
  ...promotions,
  ...raffles,
  ...points,
  ...pointShop,
  ...tasks,
  ...uploads,
  ...member,
  ...changePassword,
  ...forgotPassword,
  ...twoFactor,
  ...rememberedDevices,
  ...teamReports,
  ...teamTree,
  ...downlineRegistration,
  ...vendorWallets,
  ...transfer,
  ...paymentPassword,
  ...securityProfile,
  ...boundContacts,
  ...memberSessions,
  ...badgeCounts,
  ...messages,
  ...contracts,
  ...consolidatedContracts,
  ...contractRequests,
  ...contractEnds,
  ...agentApplication,
  ...contractBills,
  ...agentIncome,
  ...lotteryGames,
  ...lotteryDraws,
  ...lotteryBets,
  ...gameVisit,
  ...banners,
  ...notices,
}
