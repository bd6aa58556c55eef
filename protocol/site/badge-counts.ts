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
    /** Number of claimable rewards from all sources. */
    rewards: count,
    /** The fields from `bonuses` to `tasks` say how many of the `rewards` belong to each page. */
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
