import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { pageNumber, pageSizeOf } from '#protocol/kit/paging.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { wholeNumber } from '#protocol/kit/query-values.ts'
import { game, gameFilter, gameListSize } from './games.ts'

export const listRecentGames = call({
  method: 'GET',
  path: '/wps/relay/games/recent',
  access: 'token',
  summary: 'Lists the member’s recently played games, newest first.',
  request: v.object({
    page: pageNumber,
    pageSize: pageSizeOf(18),
    ...gameFilter,
    language: v.optional(language),
    clientType: v.optional(
      v.pipe(wholeNumber, v.literal(protocolConstants.clientType)),
      protocolConstants.clientType,
    ),
  }),
  reply: v.object({ list: v.array(game), ...gameListSize }),
})
