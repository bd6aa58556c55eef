import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'

/** How long a mission lasts. Missions restart every calendar day, week or month. */
export const missionPeriod = v.picklist(['day', 'week', 'month'])

const mission = v.object({
  id,
  title: v.string(),
  period: missionPeriod,
  state: v.picklist(['running', 'claimable', 'claimed']),
  /** Progress towards `goal`, never above it. In minor units if `unit` is money. */
  progress: count,
  goal: v.pipe(count, v.minValue(1)),
  unit: v.picklist(['money', 'times', 'days']),
  amount: notNegative,
  /** Wagering requirement of the reward, in minor units. */
  turnover: notNegative,
  /**
   * Leaderboard points for completing the mission. Until then, the points are in proportion to the progress.
   */
  score: count,
  /** When the reward expires if not claimed. */
  endsAt: moment,
})

export const readMissionSummary = call({
  method: 'GET',
  path: '/wps/relay/missions/summary',
  access: 'account',
  summary: 'Lists the current missions with the member’s progress and earned rewards.',
  request: v.object({}),
  reply: v.object({
    missions: v.array(mission),
    currency: v.string(),
    earned: notNegative,
    claimable: v.object({ missions: count, amount: notNegative }),
  }),
})

/** A rank on the leaderboard. Members with equal scores share a rank. */
const rank = v.pipe(count, v.minValue(1))

const place = v.object({
  /** Position in the list, unique even if ranks are shared. */
  position: rank,
  rank,
  /** Masked, except for the member's own name. */
  customerName: v.string(),
  score: count,
  own: v.boolean(),
})

export const readMissionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/missions/leaderboard',
  access: 'account',
  summary: 'Lists the mission leaderboard of a period and the member’s own rank.',
  request: v.object({ period: v.optional(missionPeriod, 'week'), ...keyPage }),
  reply: v.object({
    places: v.array(place),
    next,
    players: count,
    /** Null if the member has no score. */
    own: v.nullable(v.object({ rank, score: count })),
    endsAt: moment,
  }),
})

export type MissionPeriod = v.InferOutput<typeof missionPeriod>
export type Mission = v.InferOutput<typeof mission>
export type MissionSummary = ReplyOf<typeof readMissionSummary>
export type LeaderboardPlace = v.InferOutput<typeof place>
export type Leaderboard = ReplyOf<typeof readMissionLeaderboard>
