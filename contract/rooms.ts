import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { gameType } from './games.ts'
import { notNegative } from './money.ts'
import { nodeId } from './node-id.ts'
import { language } from './operator-config.ts'
import { code } from './query-values.ts'

export const listRooms = call({
  method: 'GET',
  path: '/wps/relay/rooms',
  summary: 'Tables and rooms of live and PvP games, and how many seats are taken.',
  request: v.object({
    gameType: v.optional(gameType),
    vassalage: v.optional(code),
    nodeId: v.optional(nodeId),
    language: v.optional(language),
  }),
  reply: v.object({
    rooms: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        nodeId: v.pipe(v.number(), v.integer()),
        gameName: v.string(),
        vassalage: v.string(),
        gameType,
        /** Goes into the launch, which then opens this room. */
        gameCode: v.string(),
        image: v.nullable(v.string()),
        currency: v.string(),
        minStake: notNegative,
        maxStake: notNegative,
        taken: count,
        /** Null where any number may join. */
        seats: v.nullable(count),
        open: v.boolean(),
      }),
    ),
  }),
})
