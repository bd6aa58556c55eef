import { toGameDto } from '#server/games/game-dto.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { findPopular } from './popular-games.ts'

/** CALL-47 */
export const listPopularGames: HandlerOf<'listPopularGames'> = async (context) => {
  const { platform, request, caller, now } = context
  const { gameType, limitNum, language = caller.language } = request
  const rows = await findPopular(platform.database, { gameType, limit: limitNum, now })
  return accept({ list: rows.map((row) => toGameDto(row, language, now)) })
}
