import * as v from 'valibot'
import { call } from './call.ts'
import { moment } from './moment.ts'
import { language } from './operator-config.ts'
import { keyPage, next } from './paging.ts'
import { code } from './query-values.ts'
import { wire } from './wire.ts'

const prizeMode = v.picklist(['LOTT', 'ZY', 'ELOTT', 'SEA'])
const device = v.optional(v.literal(wire.device), wire.device)

/** The numbers of a draw, in the order in which they came. */
export const drawnNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))

const lotteryGame = v.object({
  gameCode: v.string(),
  gameName: v.string(),
  iconUrl: v.nullable(v.string()),
  /** Decides the page it is played on. */
  vassalage: v.picklist(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']),
  prizeMode,
  drawsAt: v.nullable(moment),
})

const lotteryGames = v.object({ games: v.array(lotteryGame) })

const opened = v.object({
  drawId: v.string(),
  /** Number of the draw as it is printed on tickets. */
  issue: v.string(),
  numbers: drawnNumbers,
  drawnAt: moment,
})

export const readVnGameMenu = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The lotteries of a prize mode and when each draws next.',
  request: v.object({ prizeMode, device, language: v.optional(language) }),
  reply: lotteryGames,
})

export const listRecentLotteries = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'token',
  summary: 'The lotteries that the member played last, newest first.',
  request: v.object({ prizeMode: v.optional(prizeMode), device, language: v.optional(language) }),
  reply: lotteryGames,
})

export const readLotteryLobby = call({
  method: 'GET',
  path: '/wps/relay/lottery/lobby',
  summary: 'Every lottery there is, by family.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({ families: v.array(v.object({ title: v.string(), games: v.array(lotteryGame) })) }),
})

export const listOpenedGames = call({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The last numbers of each lottery.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({ games: v.array(v.object({ ...lotteryGame.entries, last: v.nullable(opened) })) }),
})

export const listOpenedNumbers = call({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'token',
  summary: 'The numbers that one lottery has drawn, newest first.',
  request: v.object({ gameCode: code, ...keyPage }),
  reply: v.object({ draws: v.array(opened), next }),
})
