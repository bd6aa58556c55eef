import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountEntry, IncomeSource } from '#contract/agent-income.ts'

type EntryType = AccountEntry['type']

/** What an entry of an account is about, the same wherever it is said. */
export const entryNames: Record<EntryType, MessageDescriptor> = {
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  withdrawalReturned: msg`Withdrawal returned`,
  walletTransfer: msg`Transfer between wallets`,
  uplineTransfer: msg`Transfer with upline`,
  downlineTransfer: msg`Transfer with downline`,
  bet: msg`Bet`,
  win: msg`Win`,
  betReturned: msg`Bet returned`,
  bonus: msg`Bonus`,
  promotion: msg`Promotion`,
  raffle: msg`Raffle`,
  mission: msg`Mission`,
  task: msg`Task`,
  reward: msg`Reward`,
  rebate: msg`Rebate`,
  referral: msg`Referral`,
  points: msg`Points`,
  dividend: msg`Dividend`,
  dailySalary: msg`Daily wage`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
  correction: msg`Correction`,
}

/** Where income comes from. */
export const sourceNames: Record<IncomeSource, MessageDescriptor> = {
  dividend: entryNames.dividend,
  dailySalary: entryNames.dailySalary,
  hourlySalary: entryNames.hourlySalary,
  realTimeSalary: entryNames.realTimeSalary,
  rebate: entryNames.rebate,
  referral: entryNames.referral,
}
