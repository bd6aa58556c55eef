import { findGames, findMenus } from '#server/games/find-games.ts'
import { toGameDto, toGamePageDto } from '#server/games/game-dto.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

const OF_EACH_MENU = 6

/** HOME-04, HOME-05 */
export const readGameMenus: HandlerOf<'readGameMenus'> = async ({ platform, request, caller, now }) => {
  const language = request.language ?? caller.language
  const menus = await findMenus(platform.database, OF_EACH_MENU)
  return accept({
    menus: menus.map(({ gameType, total, rows }) => ({
      gameType,
      total,
      games: rows.map((row) => toGameDto(row, language, now)),
    })),
  })
}

/** HOME-06, HOME-09, CALL-29 */
export const listGames: HandlerOf<'listGames'> = async ({ platform, request, caller, now }) => {
  const { pageNo: number, pageSize: size, language = caller.language, newest, ...filter } = request
  const list = newest ? ({ of: 'newest', now } as const) : ({ of: 'all' } as const)
  const found = await findGames(platform.database, list, filter, { number, size })
  const { rows, ...listSize } = toGamePageDto(found, { size, language, now })
  return accept({ games: rows, ...listSize })
}

/** CALL-30, CALL-52 */
export const listHotGames: HandlerOf<'listHotGames'> = async ({ platform, request, caller, now }) => {
  const { page: number, pageSize: size, language = caller.language, ...filter } = request
  const found = await findGames(platform.database, { of: 'hot' }, filter, { number, size })
  const { rows, ...listSize } = toGamePageDto(found, { size, language, now })
  return accept({ list: rows, ...listSize })
}
