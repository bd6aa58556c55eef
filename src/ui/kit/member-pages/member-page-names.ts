import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage, SeparatePage } from './member-page.ts'

export const memberPageNames: Record<MemberPage | SeparatePage, MessageDescriptor> = {
  securityCenter: msg({ id: 'common.myAccount', message: 'My account' }),
  transferFund: msg({ id: 'common.myWallet', message: 'My wallet' }),
  depositv2: msg({ id: 'common.deposit', message: 'Deposit' }),
  withdraw: msg({ id: 'common.withdraw', message: 'Withdraw' }),
  transferToUpline: msg({ id: 'common.transferToUpline', message: 'Transfer to upline' }),
  bettingRecord: msg({ id: 'common.betHistory', message: 'Bet history' }),
  transactionHistory: msg({ id: 'common.transactionHistory', message: 'Transaction history' }),
  personalProfit: msg({ id: 'common.profitAndLoss', message: 'Profit & loss' }),
  bonusDetails: msg({ id: 'common.bonus', message: 'Bonus' }),
  rewardCenter: msg({ id: 'common.rewardCentre', message: 'Reward centre' }),
  referral: msg({ id: 'common.referFriend', message: 'Refer a friend' }),
  missionLeaderboard: msg({ id: 'common.missions', message: 'Missions' }),
  messageV2: msg({ id: 'common.messages', message: 'Messages' }),
  manualRebate: msg({ id: 'common.cashbackPage', message: 'Cashback' }),
  vip: msg({ id: 'common.vip', message: 'VIP' }),
  task: msg({ id: 'common.tasks', message: 'Tasks' }),
  pointMall: msg({ id: 'common.pointsShop', message: 'Points shop' }),
}
