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
    /** Number of all claimable rewards, wherever they come from. */
    rewards: count,
    /** How many of the `rewards` members claim on each of these pages. */
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
