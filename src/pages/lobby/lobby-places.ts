import type { GameSelection } from '#protocol/lobby/game-filters.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { GameType } from '#protocol/lobby/games.ts'

/**
 * A page that has an address of its own among those of the lobby: the games of a category, all games, or a selection of them (null
 * where one may be chosen); the lotteries and their draws; the winners; the hosts of live
 * tables; the help centre; the promotions; customer service; how to have the site as an app; the tasks; or the point mall.
 */
export type LobbyPlace = {
  shows: 'games' | 'draws' | (typeof apart)[number]
  category: GameType | null
  selection: GameSelection | null
}

const selections: readonly GameSelection[] = ['hot', 'favorite', 'recent']

/** Those that only members see, beside the draws. */
const forMembers = ['streamview', 'task', 'pointmall'] as const

const apart = ['winners', 'helpmc', 'promotions', 'customerservice', 'download', ...forMembers] as const

/** Whether whoever wants to see a place has to be logged in. */
export const isForMembers = ({ shows }: LobbyPlace): boolean =>
  shows === 'draws' || forMembers.some((one) => one === shows)

/** ROUTE-06, 08 to 14: what stands at `/rng`, `/games`, `/favorite` …, in any letter case; null where no list does. */
export function lobbyPlace(name: string): LobbyPlace | null {
  const place = name.toLowerCase()
  const category = gameTypes.find((type) => type.toLowerCase() === place) ?? null
  const selection = selections.find((one) => one === place) ?? null
  const shows = /^(sea|vn)?lottery$/.test(place) ? 'draws' : (apart.find((one) => one === place) ?? 'games')
  const isPlace = category || selection || shows !== 'games' || place === 'games'
  return isPlace ? { shows, category, selection } : null
}
