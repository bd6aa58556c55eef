import { fetchValue } from '#api/http/call-api.ts'
import { addFavourite, readFavourites, removeFavourite } from '#protocol/lobby/favourites.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { forgetLists } from './game-list-cache.ts'

/** A game to be marked, or to be marked no longer. */
export type Mark = { game: Game; marked: boolean }

/** Which games the member has marked. */
export const readMarked = async (signal: AbortSignal): Promise<readonly number[]> =>
  (await fetchValue(readFavourites, {}, { signal })).nodeIds

/** GAME-02: says so to the platform; said twice it changes nothing. */
export async function saveMark({ game, marked }: Mark, signal: AbortSignal): Promise<void> {
  const { nodeId, vassalage: vendor, gameType } = game
  await fetchValue(marked ? addFavourite : removeFavourite, { nodeId, vendor, gameType }, { signal })
  forgetLists(({ selection }) => selection === 'favorite')
}
