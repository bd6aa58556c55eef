import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'

const task = v.object({
  id,
  title: v.string(),
  text: v.string(),
  state: v.picklist(['running', 'claimable', 'claimed', 'expired']),
  progress: count,
  goal: count,
  reward: v.object({ amount: notNegative, points: count }),
  /** Unclaimed by then, it is gone. */
  expiresAt: v.nullable(moment),
})

export const listTasks = call({
  method: 'GET',
  path: '/wps/relay/tasks',
  access: 'token',
  summary: 'The member’s tasks, what can be claimed first.',
  request: v.object({}),
  reply: v.object({ tasks: v.array(task), currency: v.string() }),
})

export const claimTask = call({
  method: 'POST',
  path: '/wps/relay/tasks/claim',
  access: 'token',
  idempotent: true,
  summary: 'Gives the reward of a task that is done.',
  request: v.object({ taskId: id }),
  reply: v.object({ task, balance: notNegative, points: count }),
  refusals: { 'task.notClaimable': v.object({ task }) },
})
