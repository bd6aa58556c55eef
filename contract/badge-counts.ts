import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'

export const readBadgeCounts = call({
  method: 'GET',
  path: '/wps/relay/member/badges',
  access: 'token',
  summary: 'How much waits for the member: what can be claimed, what can be joined, what is unread.',
  request: v.object({}),
  reply: v.object({
    missions: count,
    tasks: count,
    /** Rewards in points. */
    points: count,
    messages: count,
    rewards: count,
    promotions: count,
    /** Answers of customer service. */
    support: count,
  }),
})
