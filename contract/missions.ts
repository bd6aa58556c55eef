import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { activityStatus } from './promotions.ts'
import { wholeBetween } from './query-values.ts'

const mission = v.object({
  id,
  title: v.string(),
  text: v.string(),
  status: activityStatus,
  /** So much of `goal` is done; minor units where `unit` is money. */
  progress: count,
  goal: count,
  unit: v.picklist(['money', 'times', 'days']),
  reward: v.object({ amount: notNegative, points: count }),
  endsAt: v.nullable(moment),
})

export const readMissionSummary = call({
  method: 'GET',
  path: '/wps/relay/missions/summary',
  access: 'token',
  summary: 'The missions that run, how far the member is with each, and what was earned.',
  request: v.object({}),
  reply: v.object({
    missions: v.array(mission),
    currency: v.string(),
    earned: v.object({ amount: notNegative, points: count }),
  }),
})

export const claimMission = call({
  method: 'POST',
  path: '/wps/relay/missions/claim',
  access: 'token',
  idempotent: true,
  summary: 'Gives the reward of a mission that is done.',
  request: v.object({ missionId: id }),
  reply: v.object({ mission, balance: notNegative, points: count }),
  refusals: { 'mission.notClaimable': v.object({ mission }) },
})

export const readMissionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/missions/leaderboard',
  access: 'token',
  summary: 'Who is furthest with the missions, and where the member stands among them.',
  request: v.object({
    period: v.optional(v.picklist(['day', 'week', 'month']), 'week'),
    limitNum: v.optional(wholeBetween(1, 100), 20),
  }),
  reply: v.object({
    places: v.array(
      v.object({
        rank: v.pipe(count, v.minValue(1)),
        /** Masked by the platform, but for the member's own. */
        customerName: v.string(),
        score: count,
        own: v.boolean(),
      }),
    ),
    /** Null for somebody without any score. */
    own: v.nullable(v.object({ rank: v.pipe(count, v.minValue(1)), score: count })),
    endsAt: moment,
  }),
})
