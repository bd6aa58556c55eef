import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { nodeId } from '#protocol/kit/node-id.ts'

const gameVisit = v.object({
  /** Start of the visit, by the platform's clock. */
  since: moment,
  /** Stakes of rounds that began during the visit, in minor units. Refunded stakes do not count. */
  staked: notNegative,
  /** Winnings of rounds that ended during the visit, in minor units. */
  won: notNegative,
  currencySymbol: v.string(),
})

export type GameVisit = v.InferOutput<typeof gameVisit>

export const readGameVisit = call({
  method: 'GET',
  path: '/wps/relay/games/visit',
  access: 'token',
  summary:
    'Returns the member’s stakes and winnings in a game since a time, by default since the session last opened it.',
  request: v.object({ nodeId, since: v.optional(moment) }),
  reply: gameVisit,
})
