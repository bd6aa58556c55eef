import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

const rewardState = v.picklist(['claimable', 'claimed', 'refused', 'locked'])

export const readPointBalance = call({
  method: 'GET',
  path: '/wps/relay/points/balance',
  access: 'account',
  summary: 'Returns the member’s points, which never expire.',
  request: v.object({}),
  reply: v.object({ points: count }),
})

export const readPointConfig = call({
  method: 'GET',
  path: '/wps/relay/points/config',
  summary: 'Returns how points are earned and what they are worth.',
  request: v.object({}),
  reply: v.object({
    currency: v.string(),
    /** Conversion ratio. Only whole multiples of `points` can be converted. */
    ratio: v.object({ points: v.pipe(count, v.minValue(1)), amount: v.pipe(notNegative, v.minValue(1)) }),
    turnoverPerPoint: v.pipe(notNegative, v.minValue(1)),
    minConversion: count,
    maxConversion: count,
    conversionOn: v.boolean(),
    redemptionOn: v.boolean(),
  }),
})

const pointReward = v.object({
  /** The id to pass to `claimGift`. */
  id,
  title: v.string(),
  points: v.pipe(count, v.minValue(1)),
  state: rewardState,
  /** Why the reward was refused or is locked; otherwise empty. */
  reason: v.string(),
  /** When the reward expires if not claimed; null if it does not expire. */
  until: v.nullable(moment),
  claimedAt: v.nullable(moment),
})

export const listPointRewards = call({
  method: 'GET',
  path: '/wps/relay/points/reward',
  access: 'account',
  summary: 'Lists the rewards in points with their status, claimable ones first.',
  request: v.object({}),
  reply: v.object({ rewards: v.array(pointReward) }),
})

export type PointConfig = ReplyOf<typeof readPointConfig>
export type PointReward = v.InferOutput<typeof pointReward>
export type PointRewards = ReplyOf<typeof listPointRewards>
