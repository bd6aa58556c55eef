import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'

const level = v.object({
  level: count,
  name: v.string(),
  /** What it takes to get there, both of them, counted from the first day. */
  deposits: notNegative,
  turnover: notNegative,
  benefits: v.object({
    /** Once, for reaching it. */
    upgradeBonus: notNegative,
    /** Each month, by the level that one has when one claims it. */
    monthlyBonus: notNegative,
    /** Added to the rebate’s rate of every category. */
    rebateRate: basisPoints,
  }),
})

export const readVip = call({
  method: 'GET',
  path: '/wps/relay/vip',
  access: 'account',
  summary: 'The member’s level, how far it is to the next, and what each level brings.',
  request: v.object({}),
  reply: v.object({
    /** Once reached it is kept. */
    level: count,
    deposits: notNegative,
    turnover: notNegative,
    currency: v.string(),
    /** From the lowest to the highest. */
    levels: v.array(level),
  }),
})

export type Vip = ReplyOf<typeof readVip>
export type VipLevel = v.InferOutput<typeof level>
