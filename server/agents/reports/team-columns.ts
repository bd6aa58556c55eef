import type { MessageDescriptor } from '@lingui/core'
import type { TeamOverview, UserLosses } from '#protocol/agents/team-reports.ts'
import type { Column } from '#server/files/csv-export.ts'

const deposits: MessageDescriptor = /*i18n*/ { id: 'file.team.deposits', message: 'Deposits' }
const withdrawals: MessageDescriptor = /*i18n*/ { id: 'file.team.withdrawals', message: 'Withdrawals' }

export const overviewColumns: readonly Column<TeamOverview['steps'][number]>[] = [
  { head: /*i18n*/ { id: 'file.team.from', message: 'From' }, cells: 'moment', of: ({ from }) => from },
  { head: /*i18n*/ { id: 'file.team.to', message: 'To' }, cells: 'moment', of: ({ to }) => to },
  {
    head: /*i18n*/ { id: 'file.team.members', message: 'Players' },
    cells: 'count',
    of: ({ members }) => members,
  },
  {
    head: /*i18n*/ { id: 'file.team.newMembers', message: 'New players' },
    cells: 'count',
    of: (step) => step.newMembers,
  },
  {
    head: /*i18n*/ { id: 'file.team.activeMembers', message: 'Active players' },
    cells: 'count',
    of: (step) => step.activeMembers,
  },
  { head: deposits, cells: 'money', of: (step) => step.deposits },
  { head: withdrawals, cells: 'money', of: (step) => step.withdrawals },
  {
    head: /*i18n*/ { id: 'file.team.turnover', message: 'Turnover' },
    cells: 'money',
    of: ({ turnover }) => turnover,
  },
  {
    head: /*i18n*/ { id: 'file.team.teamsNetLoss', message: 'Team’s net loss' },
    cells: 'money',
    of: ({ net }) => net,
  },
]

export const lossColumns: readonly Column<UserLosses['losses'][number]>[] = [
  {
    head: /*i18n*/ { id: 'file.team.account', message: 'Account' },
    cells: 'text',
    of: ({ account }) => account,
  },
  { head: deposits, cells: 'money', of: (one) => one.deposits },
  { head: withdrawals, cells: 'money', of: (one) => one.withdrawals },
  {
    head: /*i18n*/ { id: 'file.team.staked', message: 'Total staked' },
    cells: 'money',
    of: ({ stake }) => stake,
  },
  { head: /*i18n*/ { id: 'file.team.won', message: 'Payout' }, cells: 'money', of: ({ win }) => win },
  {
    head: /*i18n*/ { id: 'file.team.bonuses', message: 'Bonuses and rewards' },
    cells: 'money',
    of: ({ gifts }) => gifts,
  },
  {
    head: /*i18n*/ { id: 'file.team.playersLoss', message: 'Player’s loss' },
    cells: 'money',
    of: ({ loss }) => loss,
  },
]
