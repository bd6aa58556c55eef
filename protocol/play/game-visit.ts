import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { nodeId } from '#protocol/kit/node-id.ts'

const gameVisit = v.object({
  /** Start of the visit, on the platform's clock. */
  since: moment,
  /** Stakes of rounds begun since, minor units, without refunded ones. */
  staked: notNegative,
  /** Winnings of rounds ended since, minor units. */
  won: notNegative,
  currencySymbol: v.string(),
})

export type GameVisit = v.InferOutput<typeof gameVisit>

export const readGameVisit = call({
  method: 'GET',
  path: '/wps/relay/games/visit',
  access: 'token',
  summary:
    'What the member has staked and won in a game since a moment; unless one is named, since the session opened it last.',
  request: v.object({ nodeId, since: v.optional(moment) }),
  reply: gameVisit,
})
