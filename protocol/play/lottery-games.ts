import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { code } from '#protocol/kit/query-values.ts'
import { gameType } from '#protocol/lobby/games.ts'

/**
 * The menu that lists a lottery (GAME-11): SEA for Southeast Asia, ZY for the house's own lotteries, and LOTT
 * or ELOTT for all others. A site uses either LOTT or ELOTT, never both.
 */
export const prizeMode = v.picklist(['LOTT', 'ZY', 'ELOTT', 'SEA'])
export type PrizeMode = v.InferOutput<typeof prizeMode>
const device = v.optional(v.literal(protocolConstants.device), protocolConstants.device)
const lotteryType = v.optional(v.literal(protocolConstants.lotteryType), protocolConstants.lotteryType)

/** In drawing order. */
export const drawnNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))

const lotteryGame = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  gameCode: v.string(),
  gameName: v.string(),
  gameType,
  vendorName: v.string(),
  iconUrl: v.nullable(v.string()),
  /** Selects the page that shows the lottery. */
  vassalage: v.picklist(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
  prizeMode,
  /** When the next draw stops taking bets, and when it is drawn. */
  locksAt: v.nullable(moment),
  drawsAt: v.nullable(moment),
})

export type LotteryGame = v.InferOutput<typeof lotteryGame>

/** VN (Vietnam) draws five digits, SEA (Southeast Asia) four, SIX49 six of 49 balls. */
export const family = v.picklist(['VN', 'SEA', 'SIX49'])
export type LotteryFamily = v.InferOutput<typeof family>

const lotteryGames = v.object({ games: v.array(lotteryGame) })

const opened = v.object({
  drawId: v.string(),
  /** The draw's number, as printed on tickets. */
  issue: v.string(),
  /** Empty if the draw is void. */
  numbers: drawnNumbers,
  drawnAt: moment,
})

export type OpenedNumbers = v.InferOutput<typeof opened>

export const readVnGameMenu = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Lists the lotteries of a prize mode with the time of the next draw.',
  request: v.object({ prizeMode, device, language: v.optional(language) }),
  reply: lotteryGames,
})

export const listRecentLotteries = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'token',
  summary: 'Lists the member’s recently played lotteries, newest first.',
  request: v.object({ prizeMode: v.optional(prizeMode), device, language: v.optional(language) }),
  reply: lotteryGames,
})

export const readLotteryLobby = call({
  method: 'GET',
  path: '/wps/relay/lottery/lobby',
  summary: 'Lists all lotteries by family.',
  request: v.object({ lotteryType, language: v.optional(language) }),
  reply: v.object({
    now: moment,
    families: v.array(v.object({ family, title: v.string(), games: v.array(lotteryGame) })),
  }),
})

export type LotteryFamilies = v.InferOutput<typeof readLotteryLobby.reply>['families']

export const listOpenedGames = call({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Returns the last drawn numbers of each lottery.',
  request: v.object({ lotteryType, language: v.optional(language) }),
  reply: v.object({ games: v.array(v.object({ ...lotteryGame.entries, last: v.nullable(opened) })) }),
})

export type OpenedGames = v.InferOutput<typeof listOpenedGames.reply>['games']

export const listOpenedNumbers = call({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'token',
  summary: 'Lists the drawn numbers of one lottery, newest first.',
  request: v.object({ gameCode: code, ...keyPage }),
  reply: v.object({ draws: v.array(opened), next }),
})
