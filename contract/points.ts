import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'

const rewardState = v.picklist(['claimable', 'claimed', 'refused', 'locked'])

export const readPointBalance = call({
  method: 'GET',
  path: '/wps/relay/points/balance',
  access: 'token',
  summary: 'The points that the member has; they never expire.',
  request: v.object({}),
  reply: v.object({ points: count }),
})

export const readPointConfig = call({
  method: 'GET',
  path: '/wps/relay/points/config',
  summary: 'How points are earned and what they are worth.',
  request: v.object({}),
  reply: v.object({
    currency: v.string(),
    /** So many points turn into so much money, and only whole multiples of them. */
    ratio: v.object({ points: v.pipe(count, v.minValue(1)), amount: notNegative }),
    /** Turnover that earns one point. */
    turnoverPerPoint: notNegative,
    minConversion: count,
    maxConversion: count,
    conversionOn: v.boolean(),
    redemptionOn: v.boolean(),
  }),
})

export const listPointRewards = call({
  method: 'GET',
  path: '/wps/relay/points/reward',
  access: 'token',
  summary: 'Rewards in points and how each stands.',
  request: v.object({}),
  reply: v.object({
    rewards: v.array(
      v.object({
        id,
        title: v.string(),
        points: count,
        state: rewardState,
        /** Why it is refused or still locked; empty otherwise. */
        reason: v.string(),
        until: v.nullable(moment),
      }),
    ),
  }),
})

export const claimPointReward = call({
  method: 'POST',
  path: '/wps/relay/points/reward',
  access: 'token',
  idempotent: true,
  summary: 'Puts a reward’s points to the member’s.',
  request: v.object({ rewardId: id }),
  reply: v.object({ points: count }),
  refusals: { 'points.rewardNotClaimable': v.object({ state: rewardState }) },
})
