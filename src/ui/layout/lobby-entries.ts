import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { Parts } from '#protocol/site/boot.ts'
import { inNavigationOrder, type LobbyPart } from '#ui/lobby/game/lobby-part.ts'

/** An entry of the navigation that leads to a part of the lobby; how many games it holds, where that is known. */
export type LobbyEntry = { part: LobbyPart; total: number | null }

/** The parts of the lobby in the order of navigation: those that hold games, or all where that is not known. */
export function lobbyEntries(known: Parts | undefined): LobbyEntry[] {
  if (known) return inNavigationOrder(known.filter(({ total }) => total > 0))
  const parts: LobbyPart[] = ['HOT', ...gameTypes]
  return inNavigationOrder(parts.map((part) => ({ part, total: null })))
}
