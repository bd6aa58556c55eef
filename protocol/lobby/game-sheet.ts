import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { language } from '#domain/text/language.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { nodeId } from '#protocol/kit/node-id.ts'
import { game } from './games.ts'

export const readGameSheet = call({
  method: 'GET',
  path: '/wps/relay/games/sheet',
  summary: 'Returns a game’s rules, return to player and stake limits.',
  request: v.object({ nodeId, language: v.optional(language) }),
  reply: v.object({
    game,
    vendor: v.string(),
    /** HTML; sanitised before display. */
    rules: v.string(),
    /** Return to player in the long run; null if it depends on other players. */
    statedReturn: v.nullable(basisPoints),
    currency: v.string(),
    minStake: notNegative,
    maxStake: notNegative,
    demo: v.boolean(),
  }),
})

export type GameSheet = ReplyOf<typeof readGameSheet>
