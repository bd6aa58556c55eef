import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { promotionStatus } from './promotion-status.ts'

const prize = v.object({
  name: v.string(),
  /** Amount credited to the balance in minor units; 0 if the member wins nothing. */
  amount: notNegative,
})

export const raffle = v.object({
  /** Deposit required for each chance, in minor units. */
  per: notNegative,
  /** Maximum number of chances. */
  most: count,
  /**
   * Null for visitors. `missing` is the deposit needed for the next chance, in minor units; null if the
   * member cannot get another one.
   */
  chances: v.nullable(v.object({ left: count, used: count, missing: v.nullable(notNegative) })),
  /** All prizes, even those with no items left. Each remaining item is equally likely to be drawn. */
  prizes: v.array(v.object({ ...prize.entries, left: count, of: count })),
})

export const claimRaffle = call({
  method: 'POST',
  path: '/wps/relay/promotions/raffle/claim',
  access: 'account',
  idempotent: true,
  summary: 'Uses one chance of a raffle and returns the prize.',
  request: v.object({ promotionId: id }),
  reply: v.object({
    prize,
    /** Wagering requirement in minor units. */
    turnover: notNegative,
    chances: count,
    balance: notNegative,
  }),
  refusals: {
    'promotion.notOpen': promotionStatus,
    'raffle.noChances': v.object({ missing: v.nullable(notNegative) }),
    'raffle.exhausted': v.object({}),
  },
})

export type RaffleDraw = ReplyOf<typeof claimRaffle>
