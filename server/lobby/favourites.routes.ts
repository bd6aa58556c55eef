import { and, desc, eq } from 'drizzle-orm'
import { NotFound } from '#server/core/not-found.ts'
import { favouriteGame } from '#server/games/favourite-game.table.ts'
import { findGame } from '#server/games/find-game.ts'
import { findGames } from '#server/games/find-games.ts'
import { toGamePageDto } from '#server/games/game-dto.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** CALL-31 */
export const readFavourites: HandlerOf<'readFavourites'> = async ({ platform, who }) => {
  const rows = await platform.database
    .select({ nodeId: favouriteGame.nodeId })
    .from(favouriteGame)
    .where(eq(favouriteGame.memberId, who.member.id))
    .orderBy(desc(favouriteGame.at))
  return accept({ nodeIds: rows.map(({ nodeId }) => nodeId) })
}

/** CALL-31, CALL-56 */
export const listFavourites: HandlerOf<'listFavourites'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { pageNo: number, pageSize: size, language = caller.language, ...filter } = request
  const list = { of: 'favourites', memberId: who.member.id } as const
  const found = await findGames(platform.database, list, filter, { number, size })
  const { rows, ...listSize } = toGamePageDto(found, { size, language, now })
  return accept({ favGameList: { content: rows, pageNum: number, ...listSize } })
}

/** GAME-02. Adding a favourite again keeps its position. Throws NotFound if the game does not exist. */
export const addFavourite: HandlerOf<'addFavourite'> = async ({ platform, request, who, now }) => {
  const { database } = platform
  if (!(await findGame(database, request))) throw new NotFound()
  await database
    .insert(favouriteGame)
    .values({ memberId: who.member.id, nodeId: request.nodeId, at: now })
    .onConflictDoNothing()
  return accept({})
}

/** GAME-02. Also succeeds for a game that is not a favourite. */
export const removeFavourite: HandlerOf<'removeFavourite'> = async ({ platform, request, who }) => {
  const { memberId, nodeId } = favouriteGame
  await platform.database
    .delete(favouriteGame)
    .where(and(eq(memberId, who.member.id), eq(nodeId, request.nodeId)))
  return accept({})
}
