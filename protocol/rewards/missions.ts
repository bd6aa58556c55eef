import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'

/** Missions begin anew with the calendar’s day, week or month. */
export const missionPeriod = v.picklist(['day', 'week', 'month'])

const mission = v.object({
  id,
  title: v.string(),
  period: missionPeriod,
  state: v.picklist(['running', 'claimable', 'claimed']),
  /** So much of `goal` is done, at most all of it; minor units where `unit` is money. */
  progress: count,
  goal: v.pipe(count, v.minValue(1)),
  unit: v.picklist(['money', 'times', 'days']),
  amount: notNegative,
  /** To be staked before money may leave, once the reward is claimed. */
  turnover: notNegative,
  /** What it counts on the leaderboard when it is done; in proportion before. */
  score: count,
  /** Unclaimed by then, it is gone. */
  endsAt: moment,
})

export const readMissionSummary = call({
  method: 'GET',
  path: '/wps/relay/missions/summary',
  access: 'account',
  summary: 'The missions that run, how far the member is with each, and what was earned.',
  request: v.object({}),
  reply: v.object({
    missions: v.array(mission),
    currency: v.string(),
    /** By all missions so far. */
    earned: notNegative,
    claimable: v.object({ missions: count, amount: notNegative }),
  }),
})

/** A place on the leaderboard; who has the same score shares it. */
const rank = v.pipe(count, v.minValue(1))

const place = v.object({
  /** In the list; no two are the same. */
  position: rank,
  rank,
  /** Masked by the platform, but for the member’s own. */
  customerName: v.string(),
  score: count,
  own: v.boolean(),
})

export const readMissionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/missions/leaderboard',
  access: 'account',
  summary: 'Who is furthest with the missions of a period, and where the member stands among them.',
  request: v.object({ period: v.optional(missionPeriod, 'week'), ...keyPage }),
  reply: v.object({
    places: v.array(place),
    next,
    /** Everybody with a score. */
    players: count,
    /** Null for somebody without any score. */
    own: v.nullable(v.object({ rank, score: count })),
    endsAt: moment,
  }),
})

export type MissionPeriod = v.InferOutput<typeof missionPeriod>
export type Mission = v.InferOutput<typeof mission>
export type MissionSummary = ReplyOf<typeof readMissionSummary>
export type LeaderboardPlace = v.InferOutput<typeof place>
export type Leaderboard = ReplyOf<typeof readMissionLeaderboard>
