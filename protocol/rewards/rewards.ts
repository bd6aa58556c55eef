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
  /** Wagering requirement after the claim. */
  turnover: notNegative,
  state: v.picklist(['locked', 'claimable', 'claimed']),
  /** The missing condition while it is locked; empty otherwise. */
  reason: v.string(),
  /** When it expires, unless claimed before; null if it does not. */
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
    /** Claimable ones first, then locked, then claimed. */
    rewards: v.array(reward),
    currency: v.string(),
  }),
})

export type Reward = v.InferOutput<typeof reward>
export type Rewards = ReplyOf<typeof listRewards>
