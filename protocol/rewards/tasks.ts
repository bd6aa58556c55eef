import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/**
 * Unit of a task's progress: deposits or stakes in minor units, settled rounds, days with a round, completed
 * profile parts (mobile, email, payment password), or one of these parts.
 */
export const taskMeasure = v.picklist([
  'deposits',
  'turnover',
  'bets',
  'days',
  'profile',
  'mobile',
  'email',
  'paymentPassword',
])

const task = v.object({
  /** Id for `claimGift`. */
  id,
  title: v.string(),
  text: v.string(),
  measure: taskMeasure,
  state: v.picklist(['running', 'claimable', 'claimed', 'expired']),
  /** Progress towards `goal`, at most `goal`; minor units for money. */
  progress: count,
  goal: v.pipe(count, v.minValue(1)),
  reward: v.object({ amount: notNegative, points: count }),
  /** Wagering requirement of the reward. */
  turnover: notNegative,
  /** When it expires, unless claimed before; null if it does not. */
  expiresAt: v.nullable(moment),
  claimedAt: v.nullable(moment),
})

export const listTasks = call({
  method: 'GET',
  path: '/wps/relay/tasks',
  access: 'account',
  summary: 'Lists the member’s one-time tasks, claimable ones first.',
  request: v.object({}),
  reply: v.object({
    tasks: v.array(task),
    currency: v.string(),
    /** The platform's time, for countdowns. */
    now: moment,
  }),
})

export type TaskMeasure = v.InferOutput<typeof taskMeasure>
export type Task = v.InferOutput<typeof task>
export type Tasks = ReplyOf<typeof listTasks>
