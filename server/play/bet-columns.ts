import type { MessageDescriptor } from '@lingui/core'
import type { Column } from '#server/files/csv-export.ts'
import { gameTypeNames } from '#server/games/game-type-names.ts'
import type { Bet } from './bets.ts'

const stateNames: Record<Bet['state'], MessageDescriptor> = {
  open: /*i18n*/ { id: 'file.bets.open', message: 'Open' },
  won: /*i18n*/ { id: 'file.bets.won', message: 'Won' },
  lost: /*i18n*/ { id: 'file.bets.lost', message: 'Lost' },
  even: /*i18n*/ { id: 'file.bets.even', message: 'Break-even' },
  void: /*i18n*/ { id: 'file.bets.void', message: 'Void' },
}

export const betColumns: readonly Column<Bet>[] = [
  { head: /*i18n*/ { id: 'file.bets.betAt', message: 'Bet time' }, cells: 'moment', of: ({ at }) => at },
  {
    head: /*i18n*/ { id: 'file.bets.settledAt', message: 'Settlement time' },
    cells: 'moment',
    of: ({ settledAt }) => settledAt,
  },
  { head: /*i18n*/ { id: 'file.bets.game', message: 'Game' }, cells: 'text', of: ({ gameName }) => gameName },
  {
    head: /*i18n*/ { id: 'file.bets.provider', message: 'Provider' },
    cells: 'text',
    of: ({ vendor }) => vendor,
  },
  {
    head: /*i18n*/ { id: 'file.bets.gameType', message: 'Game type' },
    cells: 'words',
    of: ({ gameType }) => gameTypeNames[gameType],
  },
  {
    head: /*i18n*/ { id: 'file.bets.outcome', message: 'Outcome' },
    cells: 'words',
    of: ({ state }) => stateNames[state],
  },
  { head: /*i18n*/ { id: 'file.bets.stake', message: 'Stake' }, cells: 'money', of: ({ stake }) => stake },
  { head: /*i18n*/ { id: 'file.bets.payout', message: 'Payout' }, cells: 'money', of: ({ win }) => win },
  {
    head: /*i18n*/ { id: 'file.bets.profitAndLoss', message: 'Player’s profit & loss' },
    cells: 'money',
    of: ({ net }) => net,
  },
  { head: /*i18n*/ { id: 'file.bets.id', message: 'ID' }, cells: 'text', of: ({ id }) => id },
]

export const teamBetColumns: readonly Column<Bet>[] = [
  {
    head: /*i18n*/ { id: 'file.bets.account', message: 'Account' },
    cells: 'text',
    of: ({ account }) => account,
  },
  ...betColumns,
]
