import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage, SeparatePage } from '#ui/kit/member-pages/member-page.ts'

export const accountGives: Record<MemberPage | SeparatePage, MessageDescriptor> = {
  securityCenter: msg({
    id: 'auth.realAccount.account',
    message: 'Then you can manage your contact details, passwords and logins here.',
  }),
  transferFund: msg({
    id: 'auth.realAccount.wallet',
    message: 'Then you can see your wallets here and transfer between them.',
  }),
  depositv2: msg({
    id: 'auth.realAccount.deposit',
    message: 'Then you can deposit here and follow your money to your balance.',
  }),
  withdraw: msg({
    id: 'auth.realAccount.withdraw',
    message: 'Then you can withdraw here to your own Pix key or bank account.',
  }),
  transferToUpline: msg({
    id: 'auth.realAccount.transferToUpline',
    message: 'Then you can send money here to the agent who invited you.',
  }),
  bettingRecord: msg({
    id: 'auth.realAccount.betHistory',
    message: 'Then every bet you make appears here with its result.',
  }),
  transactionHistory: msg({
    id: 'auth.realAccount.transactionHistory',
    message: 'Then all money in and out of your balance appears here.',
  }),
  personalProfit: msg({
    id: 'auth.realAccount.profitAndLoss',
    message: 'Then you can see here what you’ve won and lost over time.',
  }),
  bonusDetails: msg({
    id: 'auth.realAccount.bonuses',
    message: 'Then you can see your bonuses here and what’s left to wager.',
  }),
  rewardCenter: msg({
    id: 'auth.realAccount.rewardCentre',
    message: 'Then you can claim your rewards and bonuses here.',
  }),
  referral: msg({
    id: 'auth.realAccount.referral',
    message: 'Then you can refer friends here and get a reward when they deposit and play.',
  }),
  missionLeaderboard: msg({
    id: 'auth.realAccount.missions',
    message: 'Then you can follow your missions here and claim their rewards.',
  }),
  messageV2: msg({
    id: 'auth.realAccount.messages',
    message: 'Then you get messages here about your money, bonuses and account.',
  }),
  manualRebate: msg({
    id: 'auth.realAccount.cashback',
    message: 'Then part of what you stake comes back as cashback. Claim it here.',
  }),
  vip: msg({
    id: 'auth.realAccount.vip',
    message: 'Then you can see your VIP level here and what the next one gives.',
  }),
  task: msg({
    id: 'auth.realAccount.tasks',
    message: 'Then you can complete one-time tasks here for rewards.',
  }),
  pointMall: msg({
    id: 'auth.realAccount.pointsShop',
    message: 'Then you can redeem your points here for money or items.',
  }),
}
