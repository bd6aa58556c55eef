import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { nodeId } from '#protocol/kit/node-id.ts'
import { pageNumber, pageSizeOf } from '#protocol/kit/paging.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { code, wholeNumber } from '#protocol/kit/query-values.ts'
import { game, gameFilter, gameListSize, gameType } from './games.ts'

const favourite = v.object({ nodeId, vendor: code, gameType })

export const readFavourites = call({
  method: 'GET',
  path: '/wps/relay/favourites',
  access: 'token',
  summary: 'Lists the ids of the member’s favourite games.',
  request: v.object({}),
  reply: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
})

export const listFavourites = call({
  method: 'GET',
  path: '/wps/relay/favourites/list',
  access: 'token',
  summary: 'Lists the member’s favourite games, last added first.',
  request: v.object({
    clientType: v.optional(
      v.pipe(wholeNumber, v.literal(protocolConstants.clientType)),
      protocolConstants.clientType,
    ),
    platform: v.optional(v.literal(protocolConstants.platform)),
    ...gameFilter,
    pageNo: pageNumber,
    pageSize: pageSizeOf(18),
    language: v.optional(language),
  }),
  reply: v.object({ favGameList: v.object({ content: v.array(game), pageNum: count, ...gameListSize }) }),
})

export const addFavourite = call({
  method: 'POST',
  path: '/wps/relay/favourites',
  access: 'token',
  summary: 'Adds a favourite game. Adding it again changes nothing.',
  request: favourite,
  reply: v.object({}),
})

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/favourites',
  access: 'token',
  summary: 'Removes a favourite game.',
  request: favourite,
  reply: v.object({}),
})
