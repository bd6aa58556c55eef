import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { wholeBetween } from '#protocol/kit/query-values.ts'
import { game, gameType } from './games.ts'

export const listPopularGames = call({
  method: 'GET',
  path: '/wps/relay/games/popular',
  summary: 'Lists the games with the most distinct players in the last week.',
  request: v.object({
    gameType: v.optional(gameType),
    limitNum: v.optional(wholeBetween(1, 50), 6),
    language: v.optional(language),
  }),
  reply: v.object({ list: v.array(game) }),
})
