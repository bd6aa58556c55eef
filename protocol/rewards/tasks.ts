import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/**
 * What a task counts: minor units paid in or staked, settled rounds, days with one, how much of the account is filled in (mobile,
 * e-mail, payment password), or one of these alone.
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
  /** By what it is claimed, as any gift is. */
  id,
  title: v.string(),
  text: v.string(),
  measure: taskMeasure,
  state: v.picklist(['running', 'claimable', 'claimed', 'expired']),
  /** So much of `goal` is done, at most all of it; minor units where money is counted. */
  progress: count,
  goal: v.pipe(count, v.minValue(1)),
  reward: v.object({ amount: notNegative, points: count }),
  /** To be staked before money may leave, once the reward is claimed. */
  turnover: notNegative,
  /** Unclaimed by then, it is gone. */
  expiresAt: v.nullable(moment),
  claimedAt: v.nullable(moment),
})

export const listTasks = call({
  method: 'GET',
  path: '/wps/relay/tasks',
  access: 'account',
  summary: 'The member’s tasks, each done once, what can be claimed first.',
  request: v.object({}),
  reply: v.object({
    tasks: v.array(task),
    currency: v.string(),
    /** The platform’s time, by which they end. */
    now: moment,
  }),
})

export type TaskMeasure = v.InferOutput<typeof taskMeasure>
export type Task = v.InferOutput<typeof task>
export type Tasks = ReplyOf<typeof listTasks>
