import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TransactionStatus, TransactionType } from '#protocol/account/transactions.ts'
import type { IncomeSource } from '#protocol/agents/agent-income.ts'

export const entryNames: Record<TransactionType, MessageDescriptor> = {
  deposit: msg({ id: 'account.records.deposit', message: 'Deposit' }),
  withdrawal: msg({ id: 'account.records.withdrawal', message: 'Withdrawal' }),
  withdrawalReturned: msg({ id: 'account.records.withdrawalRefunded', message: 'Withdrawal refunded' }),
  walletTransfer: msg({ id: 'account.records.walletTransfer', message: 'Transfer between wallets' }),
  uplineTransfer: msg({ id: 'account.records.uplineTransfer', message: 'Upline transfer' }),
  downlineTransfer: msg({ id: 'account.records.downlineTransfer', message: 'Downline transfer' }),
  bet: msg({ id: 'common.bet', message: 'Bet' }),
  win: msg({ id: 'account.bets.payout', message: 'Payout' }),
  betReturned: msg({ id: 'account.records.betRefunded', message: 'Bet refunded' }),
  bonus: msg({ id: 'common.bonus', message: 'Bonus' }),
  bonusReturned: msg({ id: 'account.records.bonusRemoved', message: 'Bonus removed' }),
  promotion: msg({ id: 'common.promotion', message: 'Promotion' }),
  raffle: msg({ id: 'account.records.raffle', message: 'Raffle' }),
  mission: msg({ id: 'common.mission', message: 'Mission' }),
  task: msg({ id: 'common.task', message: 'Task' }),
  reward: msg({ id: 'common.reward', message: 'Reward' }),
  rebate: msg({ id: 'common.cashback', message: 'Cashback' }),
  referral: msg({ id: 'account.records.referral', message: 'Referral' }),
  points: msg({ id: 'common.points', message: 'Points' }),
  dividend: msg({ id: 'common.dividend', message: 'Dividend' }),
  dailySalary: msg({ id: 'common.dailySalary', message: 'Daily salary' }),
  hourlySalary: msg({ id: 'common.hourlySalary', message: 'Hourly salary' }),
  realTimeSalary: msg({ id: 'common.realTimeSalary', message: 'Real-time salary' }),
  correction: msg({ id: 'account.records.correction', message: 'Adjustment' }),
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
  pending: msg({ id: 'common.processing', message: 'Processing' }),
  done: msg({ id: 'account.records.completed', message: 'Completed' }),
  failed: msg({ id: 'account.records.notCompleted', message: 'Not completed' }),
  returned: msg({ id: 'account.records.refunded', message: 'Refunded' }),
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
  deposits: msg({ id: 'common.deposits', message: 'Deposits' }),
  withdrawals: msg({ id: 'common.withdrawals', message: 'Withdrawals' }),
  transfers: msg({ id: 'account.records.transfers', message: 'Transfers' }),
  play: msg({ id: 'account.records.betsAndPayouts', message: 'Bets and payouts' }),
  gifts: msg({ id: 'account.records.bonusesAndRewards', message: 'Bonuses and rewards' }),
  income: msg({ id: 'account.records.agentEarnings', message: 'Agent earnings' }),
  corrections: msg({ id: 'account.records.corrections', message: 'Adjustments' }),
}
