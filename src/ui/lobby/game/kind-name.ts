import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: Readonly<Record<string, MessageDescriptor>> = {
  slots: msg`Slots`,
  shows: msg`Shows`,
  fishing: msg`Fishing`,
  duels: msg`Duels`,
  sportsbook: msg`Sports bets`,
  esportsbook: msg`E-sports bets`,
  instant: msg`Instant draws`,
  draws: msg`Draws`,
  originals: msg`Originals`,
  crash: msg`Crash`,
  mines: msg`Mines`,
  plinko: msg`Plinko`,
  roulette: msg`Roulette`,
  dice: msg`Dice`,
  cards: msg`Cards`,
  dominoes: msg`Dominoes`,
  boards: msg`Board games`,
  bingo: msg`Bingo`,
  arcade: msg`Arcade`,
  tickets: msg`Scratch cards`,
}

/** Name of a game kind. Undefined for kinds that the operator has defined. */
export const kindName = (kind: string): MessageDescriptor | undefined =>
  Object.hasOwn(names, kind) ? names[kind] : undefined
