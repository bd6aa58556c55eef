import type { MessageDescriptor } from '@lingui/core'
import { desc, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { LotteryFamily, LotteryGame } from '#protocol/play/lottery-games.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { toGameDto } from '#server/games/game-dto.ts'
import { gameName } from '#server/games/game-name.ts'
import { recentGame } from '#server/games/recent-game.table.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { vendorsOfMode } from './families.ts'
import { findLotteries, type Lottery, readLottery } from './lotteries.ts'
import { findOpened, lastOpened } from './opened-numbers.ts'
import { slotsFrom } from './schedule.ts'

const RECENT = 12

const titles: Record<LotteryFamily, MessageDescriptor> = {
  VN: /*i18n*/ { id: 'lottery.family.vietnam', message: 'Vietnam' },
  SEA: /*i18n*/ { id: 'lottery.family.southeastAsia', message: 'Southeast Asia' },
  SIX49: /*i18n*/ { id: 'lottery.family.six49', message: 'Six of 49' },
}

function toLotteryDto(lottery: Lottery, language: Language, now: Date): LotteryGame {
  const { game, vendor, vassalage, prizeMode, schedule } = lottery
  const { iconUrl = null, gameType } = toGameDto({ game, vendor }, language, now)
  const { value: slot } = slotsFrom(schedule, now.getTime()).next()
  return {
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    gameName: gameName(game, language),
    gameType,
    vendorName: vendor.name,
    iconUrl,
    vassalage,
    prizeMode,
    locksAt: new Date(slot.locksAt).toISOString(),
    drawsAt: new Date(slot.drawsAt).toISOString(),
  }
}

/** LOTT-02, CALL-24 */
export const readVnGameMenu: HandlerOf<'readVnGameMenu'> = async ({ platform, request, caller, now }) => {
  const { prizeMode, language = caller.language } = request
  const games = await findLotteries(platform.database, vendorsOfMode(prizeMode))
  return accept({ games: games.map((game) => toLotteryDto(game, language, now)) })
}

/** LOTT-02, CALL-25 */
export const listRecentLotteries: HandlerOf<'listRecentLotteries'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { prizeMode, language = caller.language } = request
  const games = await findLotteries(platform.database, prizeMode && vendorsOfMode(prizeMode))
  const opened = await platform.database
    .select({ nodeId: recentGame.nodeId })
    .from(recentGame)
    .where(eq(recentGame.memberId, who.member.id))
    .orderBy(desc(recentGame.at))
  const byNode = new Map(games.map((game) => [game.game.nodeId, game]))
  const recent = opened.flatMap(({ nodeId }) => byNode.get(nodeId) ?? []).slice(0, RECENT)
  return accept({ games: recent.map((game) => toLotteryDto(game, language, now)) })
}

export const readLotteryLobby: HandlerOf<'readLotteryLobby'> = async ({ platform, request, caller, now }) => {
  const { language = caller.language } = request
  const games = await findLotteries(platform.database)
  const families = (Object.keys(titles) as LotteryFamily[]).flatMap((family) => {
    const own = games.filter((game) => game.family === family)
    const title = localize(titles[family], language)
    return own.length > 0
      ? [{ family, title, games: own.map((game) => toLotteryDto(game, language, now)) }]
      : []
  })
  return accept({ now: now.toISOString(), families })
}

/** LOTT-02, CALL-26 */
export const listOpenedGames: HandlerOf<'listOpenedGames'> = async ({ platform, request, caller, now }) => {
  const { language = caller.language } = request
  const games = await findLotteries(platform.database)
  const last = await lastOpened(platform.database, games, now)
  return accept({
    games: games.map((game) => ({
      ...toLotteryDto(game, language, now),
      last: last.get(game.game.nodeId) ?? null,
    })),
  })
}

/** LOTT-02, CALL-27 */
export const listOpenedNumbers: HandlerOf<'listOpenedNumbers'> = async ({ platform, request, now }) => {
  const { gameCode, cursor, limit } = request
  const lottery = await readLottery(platform.database, gameCode)
  const after = readCursor(cursor, { value: 'moment', id: 'uuid' })
  const found = await findOpened(platform.database, {
    lottery,
    before: after && new Date(after.value),
    limit: limit + 1,
    now,
  })
  const draws = found.slice(0, limit)
  const last = draws.at(-1)
  const next = last && found.length > limit ? cursorAfter({ value: last.drawnAt, id: last.drawId }) : null
  return accept({ draws, next })
}
