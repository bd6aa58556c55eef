import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { pageNumber, pageSizeOf } from '#protocol/kit/paging.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { code, flag, search, wholeNumber } from '#protocol/kit/query-values.ts'
import { gameTypes } from './game-types.ts'

export const gameType = v.picklist(gameTypes)
export type GameType = v.InferOutput<typeof gameType>

/**
 * A game in a list. Platforms may omit the optional fields; the game can be shown and started without them.
 */
export const game = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  nodeName: v.optional(v.string()),
  gameName: v.optional(v.string()),
  displayName: v.optional(v.string()),
  /** Vendor code, for example PG. */
  vassalage: v.string(),
  /** Vendor name. If omitted, the code is used. */
  vendor: v.optional(v.string()),
  gameType,
  /** Kind within the category, for example `slots` or `roulette`. */
  gameClassify: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  iconUrl: v.optional(v.string()),
  showIcon: v.optional(v.string()),
  lagerIcon: v.optional(v.string()),
  /** `VASSALAGE` marks an entry that represents a vendor's group of games and opens their list. */
  isGame: v.optional(v.string()),
  /** 1 shows a badge. */
  isHot: v.optional(v.picklist([0, 1])),
  trial: v.optional(v.boolean()),
  /** When the vendor's maintenance ends, as ISO 8601; null if the vendor is open. */
  closedUntil: v.optional(v.nullable(v.string())),
  withdrawn: v.optional(v.boolean()),
})

export type Game = v.InferOutput<typeof game>

export const gameFilter = {
  gameType: v.optional(gameType),
  vassalage: v.optional(code),
  gameClassify: v.optional(code),
  /**
   * Up to eight search words from the game's or the vendor's name. Case and accents do not matter. Words of
   * four letters or more may contain one typo.
   */
  gameName: v.optional(search),
}

export const gameListSize = {
  totalPages: count,
  total: count,
  /** Whether the games match only if a typo is assumed, because no game matches the search words exactly. */
  close: v.optional(v.boolean(), false),
}

export const readGameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Lists the categories of the lobby in order, each with its number of games and the first six.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({
    menus: v.array(v.object({ gameType, total: v.pipe(v.number(), v.integer()), games: v.array(game) })),
  }),
})

export const listGames = call({
  method: 'GET',
  path: '/wps/relay/games',
  summary: 'Lists games of the lobby by category, vendor, kind and name, one page at a time.',
  request: v.object({
    clientType: v.optional(
      v.pipe(wholeNumber, v.literal(protocolConstants.clientType)),
      protocolConstants.clientType,
    ),
    platform: v.optional(v.literal(protocolConstants.platform)),
    merchant: v.optional(code),
    ...gameFilter,
    /** Whether to list only new games, newest first. */
    newest: v.optional(flag),
    pageNo: pageNumber,
    pageSize: pageSizeOf(18),
    language: v.optional(language),
  }),
  reply: v.object({ games: v.array(game), ...gameListSize }),
})

export const listHotGames = call({
  method: 'GET',
  path: '/wps/relay/games/hot',
  summary: 'Lists the most played games.',
  request: v.object({
    merchantCode: v.optional(code),
    isPlatform: v.optional(
      v.pipe(wholeNumber, v.literal(protocolConstants.isPlatform)),
      protocolConstants.isPlatform,
    ),
    platform: v.optional(v.literal(protocolConstants.platform)),
    language: v.optional(language),
    ...gameFilter,
    page: pageNumber,
    pageSize: pageSizeOf(48),
  }),
  reply: v.object({ list: v.array(game), ...gameListSize }),
})
