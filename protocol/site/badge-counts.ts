import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'

export const readBadgeCounts = call({
  method: 'GET',
  path: '/wps/relay/member/badges',
  access: 'token',
  summary:
    'Counts everything that needs the member’s attention: claimable rewards, open promotions and unread messages.',
  request: v.object({}),
  reply: v.object({
    messages: count,
    /** All claimable rewards of any source. */
    rewards: count,
    /** The part of `rewards` that members claim on separate pages. */
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
