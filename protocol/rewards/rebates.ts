import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { gameType } from '#protocol/lobby/games.ts'

const category = v.object({
  gameType,
  /** Staked in settled rounds of the days that count, of which nothing has been claimed yet. */
  turnover: notNegative,
  rate: basisPoints,
  /** Rounded down to whole minor units. */
  amount: notNegative,
})

export const listRebates = call({
  method: 'GET',
  path: '/wps/relay/rebates',
  access: 'account',
  summary: 'What turnover has earned back and was not claimed yet, by category.',
  request: v.object({}),
  reply: v.object({
    /** Whether the operator gives rebates that are claimed by hand. */
    on: v.boolean(),
    categories: v.array(category),
    currency: v.string(),
    total: notNegative,
    /** A claim of less is not paid out. */
    min: notNegative,
    /** Turnover of so many days counts, today among them. */
    days: v.pipe(count, v.minValue(1)),
    /** What the member’s VIP level adds to each category’s rate, which is in it already. */
    vipRate: basisPoints,
    /** How much of what is claimed must be staked before money may leave. */
    turnoverShare: basisPoints,
  }),
})

export type RebateCategory = v.InferOutput<typeof category>
export type Rebates = ReplyOf<typeof listRebates>
