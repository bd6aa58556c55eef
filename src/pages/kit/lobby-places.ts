import type { GameSelection } from '#protocol/lobby/game-filters.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { GameType } from '#protocol/lobby/games.ts'

/**
 * A page whose path has one segment, such as a list of games. For such a list, a null `category` means all
 * categories, and a null `selection` lets the visitor choose one.
 */
export type LobbyPlace = {
  shows: 'games' | 'draws' | (typeof apart)[number]
  category: GameType | null
  selection: GameSelection | null
}

const selections: readonly GameSelection[] = ['hot', 'favorite', 'recent']

/** Pages for members only, in addition to the lottery draws. */
const forMembers = ['streamview', 'task', 'pointmall'] as const

const apart = ['winners', 'helpmc', 'promotions', 'customerservice', 'download', ...forMembers] as const

export const isForMembers = ({ shows }: LobbyPlace): boolean =>
  shows === 'draws' || forMembers.some((one) => one === shows)

/**
 * Returns the page at `/rng`, `/games`, `/favorite` and so on (ROUTE-06, 08 to 14), or null if the name is
 * unknown. Names are matched case-insensitively.
 */
export function lobbyPlace(name: string): LobbyPlace | null {
  const place = name.toLowerCase()
  const category = gameTypes.find((type) => type.toLowerCase() === place) ?? null
  const selection = selections.find((one) => one === place) ?? null
  const shows = /^(sea|vn)?lottery$/.test(place) ? 'draws' : (apart.find((one) => one === place) ?? 'games')
  const isPlace = category || selection || shows !== 'games' || place === 'games'
  return isPlace ? { shows, category, selection } : null
}
