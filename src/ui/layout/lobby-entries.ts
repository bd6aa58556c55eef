import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { Parts } from '#protocol/site/boot.ts'
import { inNavigationOrder, type LobbyPart } from '#ui/kit/lobby-parts/lobby-part.ts'

export type LobbyEntry = { part: LobbyPart; total: number | null }

/**
 * Returns the lobby's categories that contain games, in navigation order. Returns all categories while the
 * numbers of games are unknown.
 */
export function lobbyEntries(known: Parts | undefined): LobbyEntry[] {
  if (known) return inNavigationOrder(known.filter(({ total }) => total > 0))
  const parts: LobbyPart[] = ['HOT', ...gameTypes]
  return inNavigationOrder(parts.map((part) => ({ part, total: null })))
}
