import { findGames } from '#server/games/find-games.ts'
import { toGamePageDto } from '#server/games/game-dto.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** CALL-32 */
export const listRecentGames: HandlerOf<'listRecentGames'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { page: number, pageSize: size, language = caller.language, ...filter } = request
  const list = { of: 'recent', memberId: who.member.id } as const
  const found = await findGames(platform.database, list, filter, { number, size })
  const { rows, ...listSize } = toGamePageDto(found, { size, language, now })
  return accept({ list: rows, ...listSize })
}
