import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'

const level = v.object({
  level: count,
  name: v.string(),
  /** Deposits and stakes required since registration. Both must be reached. */
  deposits: notNegative,
  turnover: notNegative,
  benefits: v.object({
    upgradeBonus: notNegative,
    /** Claimable once a month, for the level at the time of the claim. */
    monthlyBonus: notNegative,
    /** Added to the rebate rate of every category. */
    rebateRate: basisPoints,
  }),
})

export const readVip = call({
  method: 'GET',
  path: '/wps/relay/vip',
  access: 'account',
  summary: 'Returns the member’s VIP level, the progress to the next one, and the benefits of each.',
  request: v.object({}),
  reply: v.object({
    /** Never decreases. */
    level: count,
    deposits: notNegative,
    turnover: notNegative,
    currency: v.string(),
    /** In ascending order. */
    levels: v.array(level),
  }),
})

export type Vip = ReplyOf<typeof readVip>
export type VipLevel = v.InferOutput<typeof level>
