import type { TeamOverview, UserLosses } from '#contract/team-reports.ts'
import type { LocalizedText } from '../texts/localized-text.ts'
import type { Column } from './record-file.ts'

const deposits: LocalizedText = { pt: 'Depósitos', en: 'Deposits' }
const withdrawals: LocalizedText = { pt: 'Saques', en: 'Withdrawals' }

export const overviewColumns: readonly Column<TeamOverview['steps'][number]>[] = [
  { head: { pt: 'De', en: 'From' }, cells: 'moment', of: ({ from }) => from },
  { head: { pt: 'Até', en: 'To' }, cells: 'moment', of: ({ to }) => to },
  { head: { pt: 'Membros', en: 'Members' }, cells: 'count', of: ({ members }) => members },
  { head: { pt: 'Novos membros', en: 'New members' }, cells: 'count', of: (step) => step.newMembers },
  { head: { pt: 'Membros ativos', en: 'Active members' }, cells: 'count', of: (step) => step.activeMembers },
  { head: deposits, cells: 'money', of: (step) => step.deposits },
  { head: withdrawals, cells: 'money', of: (step) => step.withdrawals },
  { head: { pt: 'Volume de apostas', en: 'Turnover' }, cells: 'money', of: ({ turnover }) => turnover },
  { head: { pt: 'Perda líquida da equipe', en: 'Team’s net loss' }, cells: 'money', of: ({ net }) => net },
]

export const lossColumns: readonly Column<UserLosses['losses'][number]>[] = [
  { head: { pt: 'Conta', en: 'Account' }, cells: 'text', of: ({ account }) => account },
  { head: deposits, cells: 'money', of: (one) => one.deposits },
  { head: withdrawals, cells: 'money', of: (one) => one.withdrawals },
  { head: { pt: 'Apostado', en: 'Staked' }, cells: 'money', of: ({ stake }) => stake },
  { head: { pt: 'Ganhou', en: 'Won' }, cells: 'money', of: ({ win }) => win },
  { head: { pt: 'Bônus', en: 'Bonuses' }, cells: 'money', of: ({ gifts }) => gifts },
  { head: { pt: 'Perda do jogador', en: 'Player’s loss' }, cells: 'money', of: ({ loss }) => loss },
]
