import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: Readonly<Record<string, MessageDescriptor>> = {
  slots: msg({ id: 'lobby.kind.slots', message: 'Slots' }),
  shows: msg({ id: 'lobby.kind.shows', message: 'Game shows' }),
  fishing: msg({ id: 'common.fishing', message: 'Fishing' }),
  duels: msg({ id: 'common.duels', message: 'Duels' }),
  sportsbook: msg({ id: 'lobby.kind.sportsBets', message: 'Sports betting' }),
  esportsbook: msg({ id: 'lobby.kind.esportsBets', message: 'Esports betting' }),
  instant: msg({ id: 'lobby.kind.instantDraws', message: 'Instant draws' }),
  draws: msg({ id: 'lobby.kind.draws', message: 'Draws' }),
  originals: msg({ id: 'lobby.kind.originals', message: 'Originals' }),
  crash: msg({ id: 'lobby.kind.crash', message: 'Crash' }),
  mines: msg({ id: 'lobby.kind.mines', message: 'Mines' }),
  plinko: msg({ id: 'lobby.kind.plinko', message: 'Plinko' }),
  roulette: msg({ id: 'lobby.kind.roulette', message: 'Roulette' }),
  dice: msg({ id: 'lobby.kind.dice', message: 'Dice' }),
  cards: msg({ id: 'lobby.kind.cards', message: 'Cards' }),
  dominoes: msg({ id: 'lobby.kind.dominoes', message: 'Dominoes' }),
  boards: msg({ id: 'lobby.kind.boardGames', message: 'Board games' }),
  bingo: msg({ id: 'lobby.kind.bingo', message: 'Bingo' }),
  arcade: msg({ id: 'lobby.kind.arcade', message: 'Arcade' }),
  tickets: msg({ id: 'lobby.kind.scratchCards', message: 'Scratch cards' }),
}

/** Returns a game kind's name, or undefined for kinds that the operator has defined. */
export const kindName = (kind: string): MessageDescriptor | undefined =>
  Object.hasOwn(names, kind) ? names[kind] : undefined
