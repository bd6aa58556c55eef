import type { GameType } from '#protocol/lobby/games.ts'

export type LobbyPart = 'HOT' | GameType

/** URL fragment of its section on Home. */
export const anchorOf = (part: LobbyPart): string => part.toLowerCase()

/** Route of its full list. */
export const listOf = (part: LobbyPart) => `/${part.toLowerCase()}` as '/'

/** ROUTE-18: navigation order; unlisted parts follow. */
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

/** Whether ROUTE-18 puts it in the header; the others are in side menu, drawer and footer. */
export const isInHeader = ({ part }: { part: LobbyPart }): boolean =>
  !['HOT', 'COCKFIGHT', 'BGS'].includes(part)

export const inNavigationOrder = <Entry extends { part: LobbyPart }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
