import * as v from 'valibot'
import { call } from './call.ts'
import { game, gameFilter, gameListSize } from './games.ts'
import { language } from './operator-config.ts'
import { pageNumber, pageSizeOf } from './paging.ts'
import { wholeNumber } from './query-values.ts'
import { wire } from './wire.ts'

export const listRecentGames = call({
  method: 'GET',
  path: '/wps/relay/games/recent',
  access: 'token',
  summary: 'The games that the member played last, newest first.',
  request: v.object({
    page: pageNumber,
    pageSize: pageSizeOf(18),
    ...gameFilter,
    language: v.optional(language),
    clientType: v.optional(v.pipe(wholeNumber, v.literal(wire.clientType)), wire.clientType),
  }),
  reply: v.object({ list: v.array(game), ...gameListSize }),
})
