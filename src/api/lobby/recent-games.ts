import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { fetchValue } from '#api/http/call-api.ts'
import type { Language } from '#domain/text/language.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'

const ROW = 6

/** Returns the member's most recently played games, latest first and at most one row. */
export async function readLastPlayed(language: Language, signal: AbortSignal): Promise<readonly Game[]> {
  const { list } = await fetchValue(listRecentGames, { pageSize: ROW, language }, { signal })
  savePlayed(list.length > 0)
  return list
}
