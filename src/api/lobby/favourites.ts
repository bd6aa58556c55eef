import { fetchValue } from '#api/http/call-api.ts'
import { addFavourite, readFavourites, removeFavourite } from '#protocol/lobby/favourites.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { forgetLists } from './game-list-cache.ts'

export type Mark = { game: Game; marked: boolean }

export const readMarked = async (signal: AbortSignal): Promise<readonly number[]> =>
  (await fetchValue(readFavourites, {}, { signal })).nodeIds

/** Adds or removes a favourite. Idempotent (GAME-02). Also clears the cached lists of favourites. */
export async function saveMark({ game, marked }: Mark, signal: AbortSignal): Promise<void> {
  const { nodeId, vassalage: vendor, gameType } = game
  await fetchValue(marked ? addFavourite : removeFavourite, { nodeId, vendor, gameType }, { signal })
  forgetLists(({ selection }) => selection === 'favorite')
}
