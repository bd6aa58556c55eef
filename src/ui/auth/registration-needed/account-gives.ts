import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage, SeparatePage } from '#ui/kit/member-pages/member-page.ts'

export const accountGives: Record<MemberPage | SeparatePage, MessageDescriptor> = {
  securityCenter: msg`With a real account you set your contacts, passwords and second step here, and see where you are logged in.`,
  transferFund: msg`With a real account you see here where your money is, and move it between your balance and the vendors.`,
  depositv2: msg`With a real account you deposit money here, and follow it until it is in your balance.`,
  withdraw: msg`With a real account you withdraw your winnings here, to a Pix key or bank account of your own.`,
  transferToUpline: msg`With a real account you send money here to whoever invited you.`,
  bettingRecord: msg`With a real account every bet you make is listed here, with its result.`,
  transactionHistory: msg`With a real account everything that comes into your balance or leaves it is listed here.`,
  personalProfit: msg`With a real account you see here what you have won and lost over time.`,
  bonusDetails: msg`With a real account you see here which bonuses you have, and what is left to stake for each.`,
  rewardCenter: msg`With a real account you claim here what was given to you.`,
  referral: msg`With a real account you invite friends from here, and are rewarded when they play.`,
  missionLeaderboard: msg`With a real account you see here how far you are with your missions, and claim what they give.`,
  messageV2: msg`With a real account you read here what we tell you about your money, your bonuses and your account.`,
  manualRebate: msg`With a real account part of what you stake comes back, and you claim it here.`,
  vip: msg`With a real account you see your VIP level here, and what the next one gives.`,
  task: msg`With a real account you are rewarded here for what is done once.`,
  pointMall: msg`With a real account you turn your points into money or things here.`,
}
