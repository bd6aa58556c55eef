import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'

export const readReferral = call({
  method: 'GET',
  path: '/wps/relay/referral',
  access: 'account',
  summary: 'Returns the member’s referral link and its results.',
  request: v.object({}),
  reply: v.object({
    referralCode: v.string(),
    /** Absolute URL on the main domain. The QR code contains the same URL. */
    link: v.string(),
    currency: v.string(),
    invited: count,
    earned: notNegative,
    claimable: v.object({ friends: count, amount: notNegative, turnover: notNegative }),
    /** Deposits and stakes required of a friend, and the reward for them, in minor units. */
    terms: v.object({ deposit: notNegative, turnover: notNegative, reward: notNegative }),
  }),
})

/** A friend's stage. Friends' deposits and stakes are private, so no amounts are shown. */
const friendState = v.picklist(['registered', 'deposited', 'claimable', 'claimed'])

const friend = v.object({
  customerName: v.string(),
  registeredAt: moment,
  state: friendState,
})

export const listReferrals = call({
  method: 'GET',
  path: '/wps/relay/referral/invited',
  access: 'account',
  summary: 'Lists the friends who registered through the member’s link, newest first.',
  request: v.object(keyPage),
  reply: v.object({ invited: v.array(friend), next }),
})

export type Referral = ReplyOf<typeof readReferral>
export type InvitedFriend = v.InferOutput<typeof friend>
export type FriendState = v.InferOutput<typeof friendState>
