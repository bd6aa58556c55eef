import type { MessageDescriptor } from '@lingui/core'
import type { Column } from '#server/files/csv-export.ts'
import { gameTypeNames } from '#server/games/game-type-names.ts'
import type { Bet } from './bets.ts'

const stateNames: Record<Bet['state'], MessageDescriptor> = {
  open: /*i18n*/ { id: 'file.bets.open', message: 'Open' },
  won: /*i18n*/ { id: 'file.bets.won', message: 'Won' },
  lost: /*i18n*/ { id: 'file.bets.lost', message: 'Lost' },
  even: /*i18n*/ { id: 'file.bets.even', message: 'Even' },
  void: /*i18n*/ { id: 'file.bets.void', message: 'Void' },
}

export const betColumns: readonly Column<Bet>[] = [
  { head: /*i18n*/ { id: 'file.bets.stakedAt', message: 'Staked at' }, cells: 'moment', of: ({ at }) => at },
  {
    head: /*i18n*/ { id: 'file.bets.settledAt', message: 'Settled at' },
    cells: 'moment',
    of: ({ settledAt }) => settledAt,
  },
  { head: /*i18n*/ { id: 'file.bets.game', message: 'Game' }, cells: 'text', of: ({ gameName }) => gameName },
  { head: /*i18n*/ { id: 'file.bets.vendor', message: 'Vendor' }, cells: 'text', of: ({ vendor }) => vendor },
  {
    head: /*i18n*/ { id: 'file.bets.kind', message: 'Kind' },
    cells: 'words',
    of: ({ gameType }) => gameTypeNames[gameType],
  },
  {
    head: /*i18n*/ { id: 'file.bets.outcome', message: 'Outcome' },
    cells: 'words',
    of: ({ state }) => stateNames[state],
  },
  { head: /*i18n*/ { id: 'file.bets.stake', message: 'Stake' }, cells: 'money', of: ({ stake }) => stake },
  { head: /*i18n*/ { id: 'file.bets.win', message: 'Win' }, cells: 'money', of: ({ win }) => win },
  {
    head: /*i18n*/ { id: 'file.bets.playersResult', message: 'Player’s result' },
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
