import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/**
 * Unit of a task's progress: deposits or stakes in minor units, settled rounds, days with a round, or
 * completed parts of the profile. The parts are mobile number, email and payment password. A task may also
 * require only one part.
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
  /** The id to pass to `claimGift`. */
  id,
  title: v.string(),
  text: v.string(),
  measure: taskMeasure,
  state: v.picklist(['running', 'claimable', 'claimed', 'expired']),
  /** Progress towards `goal`, never above it. Money is in minor units. */
  progress: count,
  goal: v.pipe(count, v.minValue(1)),
  reward: v.object({ amount: notNegative, points: count }),
  /** Wagering requirement of the reward, in minor units. */
  turnover: notNegative,
  /** When the task expires if not claimed; null if it does not expire. */
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
    /** The platform's current time, for countdowns. */
    now: moment,
  }),
})

export type TaskMeasure = v.InferOutput<typeof taskMeasure>
export type Task = v.InferOutput<typeof task>
export type Tasks = ReplyOf<typeof listTasks>
