import type { listGames, listHotGames, readGameMenus } from '#contract/games.ts'
import { findGames, findMenus } from '../games/find-games.ts'
import { gameSeen } from '../games/game-names.ts'
import { accept, type Handler } from '../handler.ts'

/** Games a category shows on Home. */
const OF_EACH_MENU = 6
/** How many of the games most played are told. */
const MOST_HOT = 48

/** HOME-04, HOME-05: the categories that hold games, each with its first. */
export const gameMenusHandler: Handler<typeof readGameMenus> = async ({ platform, request, caller, now }) => {
  const language = request.language ?? caller.language
  const menus = await findMenus(platform.database, OF_EACH_MENU)
  return accept({
    menus: menus.map(({ gameType, total, rows }) => ({
      gameType,
      total,
      games: rows.map((row) => gameSeen(row, language, now)),
    })),
  })
}

/** HOME-06, CALL-29: a page of the lobby's games. */
export const gamesHandler: Handler<typeof listGames> = async ({ platform, request, caller, now }) => {
  const { pageNo, pageSize, language = caller.language, ...filter } = request
  const { rows, total } = await findGames(platform.database, filter, { number: pageNo, size: pageSize })
  return accept({
    games: rows.map((row) => gameSeen(row, language, now)),
    totalPages: Math.ceil(total / pageSize),
    total,
  })
}

/** CALL-30: the games most played. */
export const hotGamesHandler: Handler<typeof listHotGames> = async ({ platform, request, caller, now }) => {
  const { gameType, vassalage, language = caller.language } = request
  const filter = { gameType, vassalage, hot: true }
  const { rows, total } = await findGames(platform.database, filter, { number: 1, size: MOST_HOT })
  return accept({
    list: rows.map((row) => gameSeen(row, language, now)),
    totalPages: total > 0 ? 1 : 0,
    total: rows.length,
  })
}
