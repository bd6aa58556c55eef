import { fetchValue } from '#api/http/call-api.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import { type GameSheet, readGameSheet } from '#protocol/lobby/game-sheet.ts'

/** Returns a game's details, or null if the game is no longer offered. */
export async function readSheet(
  nodeId: number,
  language: Language,
  signal: AbortSignal,
): Promise<GameSheet | null> {
  try {
    return await fetchValue(readGameSheet, { nodeId, language }, { signal })
  } catch (error) {
    if (error instanceof CallFailed && error.reason === 'missing') return null
    throw error
  }
}
