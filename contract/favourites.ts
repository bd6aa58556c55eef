import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { game, gameFilter, gameListSize, gameType } from './games.ts'
import { nodeId } from './node-id.ts'
import { language } from './operator-config.ts'
import { pageNumber, pageSizeOf } from './paging.ts'
import { code, wholeNumber } from './query-values.ts'
import { wire } from './wire.ts'

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
    clientType: v.optional(v.pipe(wholeNumber, v.literal(wire.clientType)), wire.clientType),
    platform: v.optional(v.literal(wire.platform)),
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
