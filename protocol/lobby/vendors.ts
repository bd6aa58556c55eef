import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { flag } from '#protocol/kit/query-values.ts'
import { game, gameType } from './games.ts'

const vendorLane = v.object({
  title: gameType,
  gameClassify: v.array(v.string()),
  cards: v.array(
    v.object({
      /** Vendor code, for example PG. */
      vassalage: v.string(),
      vendor: v.string(),
      iconUrl: v.nullable(v.string()),
      /** An entry that launches the vendor itself; null if there is none. */
      game: v.nullable(game),
      closedUntil: v.nullable(v.string()),
    }),
  ),
})

export type VendorLane = v.InferOutput<typeof vendorLane>

export const listVendors = call({
  method: 'GET',
  path: '/wps/relay/vendors',
  summary: 'Lists the vendors of each category, for the lobby and its menus.',
  request: v.object({
    /** Whether to bypass the platform's cache. */
    flush: v.optional(flag),
    platform: v.optional(v.literal(protocolConstants.vendorPlatform), protocolConstants.vendorPlatform),
  }),
  reply: v.object({
    lanes: v.array(vendorLane),
  }),
})
