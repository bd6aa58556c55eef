import type { Game } from '#contract/games.ts'
import type { Language } from '#contract/operator-config.ts'
import { listRecentGames } from '#contract/recent-games.ts'
import { read } from './ask.ts'
import { notePlayed } from './has-played.ts'

/** Tiles of a row of Home. */
const ROW = 6

/** The games that the member played last, as many as a row holds, the newest first. Throws `CallFailed`. */
export async function readLastPlayed(language: Language, signal: AbortSignal): Promise<readonly Game[]> {
  const { list } = await read(listRecentGames, { pageSize: ROW, language }, { signal })
  notePlayed(list.length > 0)
  return list
}
