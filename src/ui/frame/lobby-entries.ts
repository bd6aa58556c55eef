import type { HomeData } from '#contract/boot.ts'
import { gameTypes } from '#contract/game-types.ts'
import { inNavigationOrder, type LobbyPart } from '../game/lobby-part.ts'

/** An entry of the navigation that leads to a part of the lobby; how many games it holds, where that is known. */
export type LobbyEntry = { part: LobbyPart; total: number | null }

/** The parts of the lobby in the order of navigation: those that hold games, or all where that is not known. */
export function lobbyEntries(home: HomeData | undefined): LobbyEntry[] {
  if (!home) {
    const parts: LobbyPart[] = ['HOT', ...gameTypes]
    return inNavigationOrder(parts.map((part) => ({ part, total: null })))
  }
  const categories = home.menus.map(({ gameType, total }) => ({ part: gameType, total }))
  const hot = { part: 'HOT' as const, total: home.hot.total }
  return inNavigationOrder([hot, ...categories].filter(({ total }) => total > 0))
}
