import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf, type RequestOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { gameType } from '#protocol/lobby/games.ts'

/** The source of a reward. For rewards in money, it is also the type of the transaction. */
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

/** A request to claim one reward, or several at once. */
export const claimRequest = v.variant('what', [
  v.object({ what: v.literal('bonus'), id }),
  v.object({ what: v.literal('reward'), id }),
  v.object({ what: v.literal('mission'), id }),
  v.object({ what: v.literal('task'), id }),
  v.object({ what: v.literal('pointReward'), id }),
  v.object({ what: v.literal('referral') }),
  /** `gameType` is the category of the rebate; null for all. */
  v.object({ what: v.literal('rebate'), gameType: v.nullable(gameType) }),
])

const giftClaim = v.object({
  id,
  source: giftSource,
  title: v.string(),
  amount: notNegative,
  points: count,
  /** Wagering requirement before a withdrawal, in minor units. */
  turnover: notNegative,
  at: moment,
})

export const claimGift = call({
  method: 'POST',
  path: '/wps/relay/gifts/claim',
  access: 'account',
  idempotent: true,
  summary: 'Credits claimable rewards to the balance, each one once, with their wagering requirements.',
  request: claimRequest,
  reply: v.object({ claim: giftClaim, balance: notNegative }),
  refusals: {
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
  summary: 'Lists the member’s claimed rewards, newest first.',
  request: v.object({ source: v.optional(giftSource), ...keyPage }),
  reply: v.object({ claims: v.array(giftClaim), next, currency: v.string(), total: notNegative }),
})

export type GiftSource = v.InferOutput<typeof giftSource>
export type ClaimRequest = RequestOf<typeof claimGift>
export type GiftClaim = v.InferOutput<typeof giftClaim>
export type GiftClaims = ReplyOf<typeof listGiftClaims>

/**
 * Whether a reward has a wagering requirement, which the member must confirm before the claim. `turnover` is
 * in minor units.
 */
export const hasPrice = (gift: { turnover: number } | null): boolean => (gift?.turnover ?? 0) > 0
