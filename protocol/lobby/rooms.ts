import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { nodeId } from '#protocol/kit/node-id.ts'
import { code, flag } from '#protocol/kit/query-values.ts'
import { livePhase } from '#protocol/play/play-live.ts'
import { gameType } from './games.ts'

export const room = v.object({
  /** Unique within the site. */
  id: v.string(),
  name: v.string(),
  nodeId: v.pipe(v.number(), v.integer()),
  gameName: v.string(),
  vassalage: v.string(),
  vendor: v.string(),
  gameType,
  /** Game code that launches the game in this room. */
  gameCode: v.string(),
  image: v.nullable(v.string()),
  currency: v.string(),
  minStake: notNegative,
  maxStake: notNegative,
  /** Number of players who are waiting for an opponent or have a bet in the current round. */
  taken: count,
  /** Null if unlimited. */
  seats: v.nullable(count),
  /** Number of matches in progress. A two-player room can host any number of matches. */
  playing: count,
  /** Phase of a live table's shared round and the time until the next phase, in ms. Null for other games. */
  round: v.nullable(v.object({ phase: livePhase, left: count })),
  /** When the vendor's maintenance ends; null if the vendor is open. */
  closedUntil: v.nullable(moment),
  trial: v.boolean(),
})
export type Room = v.InferOutput<typeof room>

export const listRooms = call({
  method: 'GET',
  path: '/wps/relay/rooms',
  summary: 'Lists tables and rooms of live and PvP games with their players, occupied ones first.',
  request: v.object({
    gameType: v.optional(gameType),
    vassalage: v.optional(code),
    nodeId: v.optional(nodeId),
    /** Whether to list trial rooms, which use play money, instead of real-money rooms. */
    trial: v.optional(flag),
    language: v.optional(language),
  }),
  reply: v.object({
    rooms: v.array(room),
    /** Number of all rooms, including those that are not listed. */
    total: count,
  }),
})

export type RoomList = v.InferOutput<typeof listRooms.reply>
