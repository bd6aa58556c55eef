import type { GameSelection } from '#contract/game-filters.ts'
import { gameTypes } from '#contract/game-types.ts'
import type { GameType } from '#contract/games.ts'

/** A list of games that has an address of its own: a category, all games, or a selection of them (null where one may be chosen). */
export type LobbyPlace = { category: GameType | null; selection: GameSelection | null }

const selections: readonly GameSelection[] = ['hot', 'favorite', 'recent']

/** ROUTE-08 to 10: what stands at `/rng`, `/games`, `/favorite` …, in any letter case; null where no list does. */
export function lobbyPlace(name: string): LobbyPlace | null {
  const place = name.toLowerCase()
  const category = gameTypes.find((type) => type.toLowerCase() === place) ?? null
  const selection = selections.find((one) => one === place) ?? null
  return category || selection || place === 'games' ? { category, selection } : null
}
