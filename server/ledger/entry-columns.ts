import type { MessageDescriptor } from '@lingui/core'
import type { Transaction, TransactionStatus } from '#protocol/account/transactions.ts'
import type { AccountEntry } from '#protocol/agents/agent-income.ts'
import type { Column } from '#server/files/csv-export.ts'

export const entryNames: Record<AccountEntry['type'], MessageDescriptor> = {
  deposit: /*i18n*/ { id: 'file.entries.deposit', message: 'Deposit' },
  withdrawal: /*i18n*/ { id: 'file.entries.withdrawal', message: 'Withdrawal' },
  withdrawalReturned: /*i18n*/ { id: 'file.entries.withdrawalReturned', message: 'Withdrawal refunded' },
  walletTransfer: /*i18n*/ { id: 'file.entries.walletTransfer', message: 'Transfer between wallets' },
  uplineTransfer: /*i18n*/ { id: 'file.entries.uplineTransfer', message: 'Upline transfer' },
  downlineTransfer: /*i18n*/ { id: 'file.entries.downlineTransfer', message: 'Downline transfer' },
  bet: /*i18n*/ { id: 'file.entries.bet', message: 'Bet' },
  win: /*i18n*/ { id: 'file.entries.win', message: 'Payout' },
  betReturned: /*i18n*/ { id: 'file.entries.betReturned', message: 'Bet refunded' },
  bonus: /*i18n*/ { id: 'file.entries.bonus', message: 'Bonus' },
  bonusReturned: /*i18n*/ { id: 'file.entries.bonusReturned', message: 'Bonus removed' },
  promotion: /*i18n*/ { id: 'file.entries.promotion', message: 'Promotion' },
  raffle: /*i18n*/ { id: 'file.entries.raffle', message: 'Raffle' },
  mission: /*i18n*/ { id: 'file.entries.mission', message: 'Mission' },
  task: /*i18n*/ { id: 'file.entries.task', message: 'Task' },
  reward: /*i18n*/ { id: 'file.entries.reward', message: 'Reward' },
  rebate: /*i18n*/ { id: 'file.entries.rebate', message: 'Cashback' },
  referral: /*i18n*/ { id: 'file.entries.referral', message: 'Referral' },
  points: /*i18n*/ { id: 'file.entries.points', message: 'Points' },
  dividend: /*i18n*/ { id: 'file.entries.dividend', message: 'Dividend' },
  dailySalary: /*i18n*/ { id: 'file.entries.dailySalary', message: 'Daily salary' },
  hourlySalary: /*i18n*/ { id: 'file.entries.hourlySalary', message: 'Hourly salary' },
  realTimeSalary: /*i18n*/ { id: 'file.entries.realTimeSalary', message: 'Real-time salary' },
  correction: /*i18n*/ { id: 'file.entries.correction', message: 'Adjustment' },
}

type Entry = Omit<AccountEntry, 'account' | 'balance'> & { balance: number | null }

const about: readonly Column<Entry>[] = [
  { head: /*i18n*/ { id: 'file.entries.when', message: 'When' }, cells: 'moment', of: ({ at }) => at },
  {
    head: /*i18n*/ { id: 'file.entries.transaction', message: 'Transaction' },
    cells: 'words',
    of: ({ type }) => entryNames[type],
  },
]
const sums: readonly Column<Entry>[] = [
  {
    head: /*i18n*/ { id: 'file.entries.amount', message: 'Amount' },
    cells: 'money',
    of: ({ amount }) => amount,
  },
  {
    head: /*i18n*/ { id: 'file.entries.balanceAfter', message: 'Balance after' },
    cells: 'money',
    of: ({ balance }) => balance,
  },
  {
    head: /*i18n*/ { id: 'file.entries.reference', message: 'Reference' },
    cells: 'text',
    of: ({ reference }) => reference,
  },
  { head: /*i18n*/ { id: 'file.entries.id', message: 'ID' }, cells: 'text', of: ({ id }) => id },
]

export const agentEntryColumns: readonly Column<AccountEntry>[] = [
  ...about,
  {
    head: /*i18n*/ { id: 'file.entries.fromOrTo', message: 'From or to' },
    cells: 'text',
    of: ({ account }) => account,
  },
  ...sums,
]

const statusNames: Record<TransactionStatus, MessageDescriptor> = {
  pending: /*i18n*/ { id: 'file.entries.pending', message: 'Processing' },
  done: /*i18n*/ { id: 'file.entries.completed', message: 'Completed' },
  failed: /*i18n*/ { id: 'file.entries.failed', message: 'Not completed' },
  returned: /*i18n*/ { id: 'file.entries.refunded', message: 'Refunded' },
}

export const transactionColumns: readonly Column<Transaction>[] = [
  ...about,
  {
    head: /*i18n*/ { id: 'file.entries.status', message: 'Status' },
    cells: 'words',
    of: ({ status }) => statusNames[status],
  },
  ...sums,
]
