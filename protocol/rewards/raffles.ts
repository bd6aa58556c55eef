import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { promotionStatus } from './promotion-status.ts'

const prize = v.object({
  name: v.string(),
  /** Amount credited to the balance, minor units; 0 for a blank. */
  amount: notNegative,
})

export const raffle = v.object({
  /** Deposit amount per chance, minor units, and the maximum number of chances. */
  per: notNegative,
  most: count,
  /** Null for visitors. `missing`: minor units to the next chance; null if there are no more. */
  chances: v.nullable(v.object({ left: count, used: count, missing: v.nullable(notNegative) })),
  /** Remaining prizes. A draw takes one of them with equal probability. */
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
    /** Wagering requirement, minor units. */
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
