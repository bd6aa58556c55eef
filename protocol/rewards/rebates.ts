import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { gameType } from '#protocol/lobby/games.ts'

const category = v.object({
  gameType,
  /** Stakes of settled rounds in the counted days. Stakes used by an earlier claim do not count. */
  turnover: notNegative,
  rate: basisPoints,
  /** In minor units, rounded down. */
  amount: notNegative,
})

export const listRebates = call({
  method: 'GET',
  path: '/wps/relay/rebates',
  access: 'account',
  summary: 'Returns the unclaimed rebates on turnover, by category.',
  request: v.object({}),
  reply: v.object({
    /** Whether the operator offers rebates that members claim themselves. */
    on: v.boolean(),
    categories: v.array(category),
    currency: v.string(),
    total: notNegative,
    /** Smallest amount that can be claimed. */
    min: notNegative,
    /** Number of counted days, including today. */
    days: v.pipe(count, v.minValue(1)),
    /** Extra rate of the member's VIP level, already included in each category's rate. */
    vipRate: basisPoints,
    /** Share of the claimed amount that must be wagered before a withdrawal. */
    turnoverShare: basisPoints,
  }),
})

export type RebateCategory = v.InferOutput<typeof category>
export type Rebates = ReplyOf<typeof listRebates>
