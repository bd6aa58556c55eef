import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'

const reward = v.object({
  id,
  source: v.picklist(['vip', 'promotion', 'mission', 'referral', 'service']),
  title: v.string(),
  text: v.string(),
  amount: notNegative,
  points: count,
  state: v.picklist(['locked', 'claimable', 'claimed', 'expired']),
  /** What is missing while it is locked; empty otherwise. */
  reason: v.string(),
  expiresAt: v.nullable(moment),
})

export const listRewards = call({
  method: 'GET',
  path: '/wps/relay/rewards',
  access: 'token',
  summary: 'The reward centre: everything that was or can be claimed.',
  request: v.object({}),
  reply: v.object({ rewards: v.array(reward), currency: v.string() }),
})

export const claimReward = call({
  method: 'POST',
  path: '/wps/relay/rewards/claim',
  access: 'token',
  idempotent: true,
  summary: 'Gives one reward of the reward centre.',
  request: v.object({ rewardId: id }),
  reply: v.object({ reward, balance: notNegative, points: count }),
  refusals: { 'reward.notClaimable': v.object({ reward }) },
})
