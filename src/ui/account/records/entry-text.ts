import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TransactionStatus, TransactionType } from '#protocol/account/transactions.ts'
import type { IncomeSource } from '#protocol/agents/agent-income.ts'

export const entryNames: Record<TransactionType, MessageDescriptor> = {
  deposit: msg({ message: 'Deposit', context: 'entry' }),
  withdrawal: msg`Withdrawal`,
  withdrawalReturned: msg`Withdrawal returned`,
  walletTransfer: msg`Transfer between wallets`,
  uplineTransfer: msg`Transfer with upline`,
  downlineTransfer: msg`Transfer with downline`,
  bet: msg`Bet`,
  win: msg`Win`,
  betReturned: msg`Bet returned`,
  bonus: msg`Bonus`,
  bonusReturned: msg`Bonus removed`,
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

export const sourceNames: Record<IncomeSource, MessageDescriptor> = {
  dividend: entryNames.dividend,
  dailySalary: entryNames.dailySalary,
  hourlySalary: entryNames.hourlySalary,
  realTimeSalary: entryNames.realTimeSalary,
  rebate: entryNames.rebate,
  referral: entryNames.referral,
}

export const statusNames: Record<TransactionStatus, MessageDescriptor> = {
  pending: msg`On its way`,
  done: msg({ message: 'Done', context: 'entry' }),
  failed: msg`Not completed`,
  returned: msg`Returned`,
}

export const entryStatuses = ['pending', 'done', 'failed', 'returned'] as const satisfies TransactionStatus[]

export const entryGroups = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawalReturned'],
  transfers: ['walletTransfer', 'uplineTransfer', 'downlineTransfer'],
  play: ['bet', 'win', 'betReturned'],
  gifts: [
    'bonus',
    'bonusReturned',
    'promotion',
    'raffle',
    'mission',
    'task',
    'reward',
    'rebate',
    'referral',
    'points',
  ],
  income: ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
  corrections: ['correction'],
} as const satisfies Record<string, readonly TransactionType[]>

export type EntryGroup = keyof typeof entryGroups

export const groupNames: Record<EntryGroup, MessageDescriptor> = {
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  transfers: msg`Transfers`,
  play: msg`Bets and wins`,
  gifts: msg`Bonuses and gifts`,
  income: msg`Income as an agent`,
  corrections: msg`Corrections`,
}
