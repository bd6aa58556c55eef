import type { GameSelection } from '#contract/game-filters.ts'
import { gameTypes } from '#contract/game-types.ts'
import type { GameType } from '#contract/games.ts'

/**
 * A page that has an address of its own among those of the lobby: the games of a category, all games, or a selection of them (null
 * where one may be chosen); the lotteries and their draws; the winners; the hosts of live
 * tables; the help centre; the promotions; or customer service.
 */
export type LobbyPlace = {
  shows: 'games' | 'draws' | 'winners' | 'streams' | 'help' | 'promotions' | 'service'
  category: GameType | null
  selection: GameSelection | null
}

const selections: readonly GameSelection[] = ['hot', 'favorite', 'recent']

const apart = new Map([
  ['winners', 'winners'],
  ['streamview', 'streams'],
  ['helpmc', 'help'],
  ['promotions', 'promotions'],
  ['customerservice', 'service'],
] as const)

/** ROUTE-08 to 11, 14: what stands at `/rng`, `/games`, `/favorite` …, in any letter case; null where no list does. */
export function lobbyPlace(name: string): LobbyPlace | null {
  const place = name.toLowerCase()
  const category = gameTypes.find((type) => type.toLowerCase() === place) ?? null
  const selection = selections.find((one) => one === place) ?? null
  const shows = /^(sea|vn)?lottery$/.test(place) ? 'draws' : (apart.get(place as 'winners') ?? 'games')
  const isPlace = category || selection || shows !== 'games' || place === 'games'
  return isPlace ? { shows, category, selection } : null
}
