import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { pageNumber, pageSizeOf } from '#protocol/kit/paging.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import { code, flag, search, wholeNumber } from '#protocol/kit/query-values.ts'
import { gameTypes } from './game-types.ts'

/** Vendor categories of the lobby. */
export const gameType = v.picklist(gameTypes)
export type GameType = v.InferOutput<typeof gameType>

/** A game as lists carry it. Everything but identity and kind may be missing; the game still shows and starts. */
export const game = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  nodeName: v.optional(v.string()),
  gameName: v.optional(v.string()),
  displayName: v.optional(v.string()),
  /** Vendor code, for example PG. */
  vassalage: v.string(),
  /** The vendor's name; the code stands for one without. */
  vendor: v.optional(v.string()),
  gameType,
  /** Kind within the category, for example `slots` or `roulette`. */
  gameClassify: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  iconUrl: v.optional(v.string()),
  showIcon: v.optional(v.string()),
  lagerIcon: v.optional(v.string()),
  /** `VASSALAGE` marks a vendor group: its games are behind it. */
  isGame: v.optional(v.string()),
  /** 1 carries the badge. */
  isHot: v.optional(v.picklist([0, 1])),
  /** Whether trial players may start it. */
  trial: v.optional(v.boolean()),
  /** ISO 8601 moment until which the vendor is closed; null while it is open. */
  closedUntil: v.optional(v.nullable(v.string())),
  /** Its vendor has taken it off: it cannot be started. */
  withdrawn: v.optional(v.boolean()),
})

export type Game = v.InferOutput<typeof game>

/** What a list of games may be narrowed by. */
export const gameFilter = {
  gameType: v.optional(gameType),
  /** Vendor code. */
  vassalage: v.optional(code),
  gameClassify: v.optional(code),
  /** Words of the name or the vendor, the first eight; accents and capitals don't matter, nor does one slip in a word of four letters or more. */
  gameName: v.optional(search),
}

/** What every list of games says of itself beside its page. */
export const gameListSize = {
  totalPages: count,
  /** How many games it holds on all its pages. */
  total: count,
  /** Nothing is called what was typed; these differ from it by a slip. */
  close: v.optional(v.boolean(), false),
}

export const readGameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The lobby’s categories in their order, each with how many games it holds and its first six.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({
    menus: v.array(v.object({ gameType, total: v.pipe(v.number(), v.integer()), games: v.array(game) })),
  }),
})

export const listGames = call({
  method: 'GET',
  path: '/wps/relay/games',
  summary: 'Games of the lobby, by category, vendor, kind and name, a page at a time.',
  request: v.object({
    /** The web client, on the wire. */
    clientType: v.optional(v.pipe(wholeNumber, v.literal(wire.clientType)), wire.clientType),
    platform: v.optional(v.literal(wire.platform)),
    merchant: v.optional(code),
    ...gameFilter,
    /** Only those that came last, the newest first. */
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
  summary: 'The games most played.',
  request: v.object({
    merchantCode: v.optional(code),
    isPlatform: v.optional(v.pipe(wholeNumber, v.literal(wire.isPlatform)), wire.isPlatform),
    platform: v.optional(v.literal(wire.platform)),
    language: v.optional(language),
    ...gameFilter,
    page: pageNumber,
    pageSize: pageSizeOf(48),
  }),
  reply: v.object({ list: v.array(game), ...gameListSize }),
})
