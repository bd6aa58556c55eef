import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { gameType } from '#protocol/lobby/games.ts'

const category = v.object({
  gameType,
  /** Stakes of settled rounds in the counted days, without those already used by a claim. */
  turnover: notNegative,
  rate: basisPoints,
  /** Rounded down to minor units. */
  amount: notNegative,
})

export const listRebates = call({
  method: 'GET',
  path: '/wps/relay/rebates',
  access: 'account',
  summary: 'Returns the unclaimed rebates on turnover, by category.',
  request: v.object({}),
  reply: v.object({
    /** Whether the operator offers manually claimed rebates. */
    on: v.boolean(),
    categories: v.array(category),
    currency: v.string(),
    total: notNegative,
    /** Smallest claimable amount. */
    min: notNegative,
    /** Number of days that count, including today. */
    days: v.pipe(count, v.minValue(1)),
    /** The VIP level's extra rate, already included in each category's rate. */
    vipRate: basisPoints,
    /** Share of the claim that must be wagered before a withdrawal. */
    turnoverShare: basisPoints,
  }),
})

export type RebateCategory = v.InferOutput<typeof category>
export type Rebates = ReplyOf<typeof listRebates>
