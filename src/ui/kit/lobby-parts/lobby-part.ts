import type { GameType } from '#protocol/lobby/games.ts'

export type LobbyPart = 'HOT' | GameType

/** Returns the URL fragment of a section on Home. */
export const anchorOf = (part: LobbyPart): string => part.toLowerCase()

export const listOf = (part: LobbyPart) => `/${part.toLowerCase()}` as '/'

/** The navigation's order (ROUTE-18). */
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

/**
 * Whether the header links to this category (ROUTE-18). Only the side menu, the drawer and the footer link to
 * the others.
 */
export const isInHeader = ({ part }: { part: LobbyPart }): boolean =>
  !['HOT', 'COCKFIGHT', 'BGS'].includes(part)

export const inNavigationOrder = <Entry extends { part: LobbyPart }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
