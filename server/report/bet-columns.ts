import { gameTypeNames } from '../games/game-type-names.ts'
import type { Bet } from '../play/bets.ts'
import type { LocalizedText } from '../texts/localized-text.ts'
import type { Column } from './record-file.ts'

const stateNames: Record<Bet['state'], LocalizedText> = {
  open: { pt: 'Em aberto', en: 'Open' },
  won: { pt: 'Ganhou', en: 'Won' },
  lost: { pt: 'Perdeu', en: 'Lost' },
  even: { pt: 'Empate', en: 'Even' },
  void: { pt: 'Anulada', en: 'Void' },
}

/** Columns of bets, whosever they are. */
export const betColumns: readonly Column<Bet>[] = [
  { head: { pt: 'Apostado em', en: 'Staked at' }, cells: 'moment', of: ({ at }) => at },
  { head: { pt: 'Decidido em', en: 'Settled at' }, cells: 'moment', of: ({ settledAt }) => settledAt },
  { head: { pt: 'Jogo', en: 'Game' }, cells: 'text', of: ({ gameName }) => gameName },
  { head: { pt: 'Fornecedor', en: 'Vendor' }, cells: 'text', of: ({ vendor }) => vendor },
  { head: { pt: 'Tipo', en: 'Kind' }, cells: 'words', of: ({ gameType }) => gameTypeNames[gameType] },
  { head: { pt: 'Resultado', en: 'Outcome' }, cells: 'words', of: ({ state }) => stateNames[state] },
  { head: { pt: 'Aposta', en: 'Stake' }, cells: 'money', of: ({ stake }) => stake },
  { head: { pt: 'Prêmio', en: 'Win' }, cells: 'money', of: ({ win }) => win },
  { head: { pt: 'Resultado do jogador', en: 'Player’s result' }, cells: 'money', of: ({ net }) => net },
  { head: { pt: 'Identificação', en: 'ID' }, cells: 'text', of: ({ id }) => id },
]

/** Those of a team's bets, with whose each is. */
export const teamBetColumns: readonly Column<Bet>[] = [
  { head: { pt: 'Conta', en: 'Account' }, cells: 'text', of: ({ account }) => account },
  ...betColumns,
]
