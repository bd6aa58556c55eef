import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { notNegative } from './money.ts'
import { basisPoints } from './rate.ts'

const level = v.object({
  level: count,
  name: v.string(),
  /** What it takes to get there, counted from the first day. */
  deposits: notNegative,
  turnover: notNegative,
  benefits: v.object({
    upgradeBonus: notNegative,
    monthlyBonus: notNegative,
    rebateRate: basisPoints,
    withdrawalsPerDay: count,
    withdrawalMax: notNegative,
  }),
})

export const readVip = call({
  method: 'GET',
  path: '/wps/relay/vip',
  access: 'token',
  summary: 'The member’s level, how far it is to the next, and what each level brings.',
  request: v.object({}),
  reply: v.object({
    level: count,
    deposits: notNegative,
    turnover: notNegative,
    currency: v.string(),
    /** From the lowest to the highest. */
    levels: v.array(level),
  }),
})
