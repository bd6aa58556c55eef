import * as v from 'valibot'
import { call, type ReplyOf } from './call.ts'
import { game } from './games.ts'
import { notNegative } from './money.ts'
import { nodeId } from './node-id.ts'
import { language } from './operator-config.ts'
import { basisPoints } from './rate.ts'

export const readGameSheet = call({
  method: 'GET',
  path: '/wps/relay/games/sheet',
  summary: 'What a player should know of a game before staking anything.',
  request: v.object({ nodeId, language: v.optional(language) }),
  reply: v.object({
    game,
    vendor: v.string(),
    /** HTML; shown only after it has been cleaned. */
    rules: v.string(),
    /** What comes back of all stakes in the long run; null where it depends on other players. */
    statedReturn: v.nullable(basisPoints),
    currency: v.string(),
    minStake: notNegative,
    maxStake: notNegative,
    demo: v.boolean(),
  }),
})

export type GameSheet = ReplyOf<typeof readGameSheet>
