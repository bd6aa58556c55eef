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
  summary: 'Which games are favourites, as identifiers alone.',
  request: v.object({}),
  reply: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
})

export const listFavourites = call({
  method: 'GET',
  path: '/wps/relay/favourites/list',
  access: 'token',
  summary: 'The member’s favourite games, the last added first.',
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
  summary: 'Makes a game a favourite; one that is stays so.',
  request: favourite,
  reply: v.object({}),
})

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/favourites',
  access: 'token',
  summary: 'Makes a game no favourite any more.',
  request: favourite,
  reply: v.object({}),
})
