import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { claimRequest, giftSource } from './claims.ts'

const reward = v.object({
  request: claimRequest,
  source: giftSource,
  title: v.string(),
  amount: notNegative,
  points: count,
  /** Wagering requirement after the claim, in minor units. */
  turnover: notNegative,
  state: v.picklist(['locked', 'claimable', 'claimed']),
  /** The unmet condition of a locked reward; otherwise empty. */
  reason: v.string(),
  /** When the reward expires if not claimed; null if it does not expire. */
  expiresAt: v.nullable(moment),
  claimedAt: v.nullable(moment),
})

export const listRewards = call({
  method: 'GET',
  path: '/wps/relay/rewards',
  access: 'account',
  summary: 'Lists claimable, locked and claimed rewards of all sources, for the reward centre.',
  request: v.object({}),
  reply: v.object({
    /** Claimable rewards first, then locked ones, then claimed ones. */
    rewards: v.array(reward),
    currency: v.string(),
  }),
})

export type Reward = v.InferOutput<typeof reward>
export type Rewards = ReplyOf<typeof listRewards>
