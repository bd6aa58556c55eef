import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** The game that the URL names, with enough data to launch it again after a reload. */
export type SeamlessSearch = { [Name in keyof Named]?: Named[Name] | undefined }

type Named = Required<Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameCode'>>

/** Reads the game from the search params. Missing or invalid params become undefined. */
export function readSeamlessSearch(search: Record<string, unknown>): SeamlessSearch {
  const { nodeId, vassalage, gameType, gameCode } = search
  return {
    nodeId: typeof nodeId === 'number' ? nodeId : undefined,
    vassalage: textOf(vassalage),
    gameType: gameTypes.find((type) => type === gameType),
    gameCode: textOf(gameCode),
  }
}

/** Returns a code as text. The router parses a code that consists of digits as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
