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
  /** Names the room among all of the site. */
  id: v.string(),
  name: v.string(),
  nodeId: v.pipe(v.number(), v.integer()),
  gameName: v.string(),
  /** Vendor code, and the vendor's name. */
  vassalage: v.string(),
  vendor: v.string(),
  gameType,
  /** Goes into the launch, which then opens this room. */
  gameCode: v.string(),
  image: v.nullable(v.string()),
  currency: v.string(),
  minStake: notNegative,
  maxStake: notNegative,
  /** Who sits there: waiting for somebody, or with a bet on the round under way. */
  taken: count,
  /** Null where any number may join. */
  seats: v.nullable(count),
  /** Matches that are being played there; a room for two takes any number of them. */
  playing: count,
  /** How far the round has come that all at a live table share, and the milliseconds until its next part; null elsewhere. */
  round: v.nullable(v.object({ phase: livePhase, left: count })),
  /** Until when the vendor is closed; null while it is open. */
  closedUntil: v.nullable(moment),
  /** Whether trial players may play there. */
  trial: v.boolean(),
})
export type Room = v.InferOutput<typeof room>

export const listRooms = call({
  method: 'GET',
  path: '/wps/relay/rooms',
  summary: 'Tables and rooms of live and PvP games and who is there, those first in which somebody is.',
  request: v.object({
    gameType: v.optional(gameType),
    vassalage: v.optional(code),
    nodeId: v.optional(nodeId),
    /** Who waits to play for play money, which never meets real money. */
    trial: v.optional(flag),
    language: v.optional(language),
  }),
  reply: v.object({
    rooms: v.array(room),
    /** How many there are, also where they are too many to be listed. */
    total: count,
  }),
})

export type RoomList = v.InferOutput<typeof listRooms.reply>
