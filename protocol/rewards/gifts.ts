import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf, type RequestOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { gameType } from '#protocol/lobby/games.ts'

/** Where a gift comes from, by the name that its entry has in the account record. */
export const giftSource = v.picklist([
  'bonus',
  'promotion',
  'reward',
  'mission',
  'referral',
  'rebate',
  'task',
  'pointReward',
])

/** One thing, or several at once, that a member may want to have. */
export const claimRequest = v.variant('what', [
  v.object({ what: v.literal('bonus'), id }),
  /** Of the VIP levels. */
  v.object({ what: v.literal('reward'), id }),
  v.object({ what: v.literal('mission'), id }),
  v.object({ what: v.literal('task'), id }),
  v.object({ what: v.literal('pointReward'), id }),
  /** All that invited friends have earned. */
  v.object({ what: v.literal('referral') }),
  /** Of one category, or with null of all. */
  v.object({ what: v.literal('rebate'), gameType: v.nullable(gameType) }),
])

/** A gift that has been put to its member's balance, or to their points. */
const giftClaim = v.object({
  id,
  source: giftSource,
  title: v.string(),
  amount: notNegative,
  points: count,
  /** To be staked before money may leave. */
  turnover: notNegative,
  at: moment,
})

export const claimGift = call({
  method: 'POST',
  path: '/wps/relay/gifts/claim',
  access: 'account',
  idempotent: true,
  summary: 'Puts what the member may claim to the balance, each thing once, with what must be staked for it.',
  request: claimRequest,
  reply: v.object({ claim: giftClaim, balance: notNegative }),
  refusals: {
    /** How it stands instead; `nothing` where there is none of it. */
    'gift.notClaimable': v.object({
      state: v.picklist(['locked', 'processing', 'claimed', 'rejected', 'expired', 'nothing']),
    }),
    'gift.tooLittle': v.object({ total: notNegative, min: notNegative }),
    'gift.off': v.object({}),
  },
})

export const listGiftClaims = call({
  method: 'GET',
  path: '/wps/relay/gifts/claims',
  access: 'account',
  summary: 'What the member has claimed, newest first.',
  request: v.object({ source: v.optional(giftSource), ...keyPage }),
  reply: v.object({ claims: v.array(giftClaim), next, currency: v.string(), total: notNegative }),
})

export type GiftSource = v.InferOutput<typeof giftSource>
export type ClaimRequest = RequestOf<typeof claimGift>
export type GiftClaim = v.InferOutput<typeof giftClaim>
export type GiftClaims = ReplyOf<typeof listGiftClaims>

/** Whether a gift must be wagered, so that the member is asked before it is claimed. `turnover`: minor units. */
export const hasPrice = (gift: { turnover: number } | null): boolean => (gift?.turnover ?? 0) > 0
