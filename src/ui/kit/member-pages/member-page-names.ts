import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage, SeparatePage } from './member-page.ts'

export const memberPageNames: Record<MemberPage | SeparatePage, MessageDescriptor> = {
  securityCenter: msg`My account`,
  transferFund: msg`My wallet`,
  depositv2: msg`Deposit`,
  withdraw: msg`Withdraw`,
  transferToUpline: msg`Transfer to upline`,
  bettingRecord: msg`Betting record`,
  transactionHistory: msg`Account record`,
  personalProfit: msg`Personal result`,
  bonusDetails: msg`Bonus`,
  rewardCenter: msg`Reward centre`,
  referral: msg`Invite friends`,
  missionLeaderboard: msg`Missions`,
  messageV2: msg`Messages`,
  manualRebate: msg`Manual rebate`,
  vip: msg`VIP`,
  task: msg`Tasks`,
  pointMall: msg`Point mall`,
}
