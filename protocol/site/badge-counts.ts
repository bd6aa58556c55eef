import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'

export const readBadgeCounts = call({
  method: 'GET',
  path: '/wps/relay/member/badges',
  access: 'token',
  summary: 'How much waits for the member: what can be claimed, what can be joined, what is unread.',
  request: v.object({}),
  reply: v.object({
    messages: count,
    /** All claimable rewards of any source. */
    rewards: count,
    /** Of these, the ones claimed on their own page. */
    bonuses: count,
    missions: count,
    points: count,
    rebates: count,
    referrals: count,
    tasks: count,
    promotions: count,
    support: count,
  }),
})
