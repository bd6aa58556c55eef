import type { GameType } from '#protocol/lobby/games.ts'

/** A part of the lobby: the hot games, or a category. */
export type LobbyPart = 'HOT' | GameType

/** Fragment of the address of its section on Home. */
export const anchorOf = (part: LobbyPart): string => part.toLowerCase()

/** Where all its games are listed, for a link. */
export const listOf = (part: LobbyPart) => `/${part.toLowerCase()}` as '/'

/** ROUTE-18: the order of navigation; what it does not name follows. */
const order: readonly LobbyPart[] = [
  'HOT',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'BGS',
]

/** Whether ROUTE-18 names it, and so the header; the rest stands in the side menu, the drawer and the footer. */
export const isInHeader = ({ part }: { part: LobbyPart }): boolean =>
  !['HOT', 'COCKFIGHT', 'BGS'].includes(part)

/** Parts of the lobby in the order of navigation. */
export const inNavigationOrder = <Entry extends { part: LobbyPart }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
