import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { language } from '#domain/text/language.ts'
import { addedText } from '#domain/text/plain-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf, type RequestOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { code } from '#protocol/kit/query-values.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { uploadIds, uploadsGone } from '#protocol/support/uploads.ts'
import { promotionUse } from './deposit-bonus.ts'

/** How a promotion stands for whoever looks; decides its button. */
export const activityStatus = v.picklist([
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'processing',
  'joined',
  'comingSoon',
])
export type ActivityStatus = v.InferOutput<typeof activityStatus>

/** What a member can do about a promotion at a moment: sign up, ask for the reward, draw in a raffle, or deposit. */
const promotionStep = v.picklist(['join', 'request', 'draw', 'deposit'])
export type PromotionStep = v.InferOutput<typeof promotionStep>

/** Most characters of what a member says with an application. */
export const LONGEST_COMMENT = 140

const promotion = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  image: v.string(),
  /** Colours of the flat part of the picture that type is set on, hex, at least 4.5:1. */
  ground: v.string(),
  on: v.string(),
  category: v.string(),
  /** What joining it means. */
  kind: v.picklist(['signUp', 'raffle', 'deposit', 'information']),
  /** Null for one that is there to be read. */
  status: v.nullable(activityStatus),
  /** Why this member cannot join what is open to join, in their language; empty where they can, and for whoever has no account. */
  obstacle: v.string(),
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
})

/** How it stands now. */
const standing = v.object({ status: v.nullable(activityStatus) })

/** Whether something is asked for with an application. */
const asking = v.picklist(['no', 'may', 'must'])

const prize = v.object({
  name: v.string(),
  /** What it puts to the balance, minor units; 0 for a slip that wins nothing. */
  amount: notNegative,
})

const raffle = v.object({
  /** Minor units that have to be paid in for one chance, and how many chances a member can have. */
  per: notNegative,
  most: count,
  /** Null for whoever has no account. `missing`: minor units up to the next one, null where there is none to come. */
  chances: v.nullable(v.object({ left: count, used: count, missing: v.nullable(notNegative) })),
  /** What is left of what there was; one draw takes one of all that are left, each as likely as any other. */
  prizes: v.array(v.object({ ...prize.entries, left: count, of: count })),
})

const promotionDetails = v.object({
  ...promotion.entries,
  /** HTML; shown only after it has been cleaned. */
  content: v.string(),
  terms: v.string(),
  currency: v.string(),
  /** The most it gives; null where it gives no money. */
  reward: v.nullable(notNegative),
  /** Basis points of what was paid in or staked that it gives up to that; null where it always gives all of it. */
  share: v.nullable(basisPoints),
  /** How many times the reward must be staked before it may leave. */
  turnoverFactor: count,
  /** Null for nothing, and for whoever has no account. */
  step: v.nullable(promotionStep),
  /** What goes with an application of that step. */
  asks: v.object({ comment: asking, images: asking }),
  /** Why an application was rejected; empty otherwise. */
  reason: v.string(),
  /** Until when a reward that was issued can be claimed. */
  claimBy: v.nullable(moment),
  /**
   * What has to be paid in or staked after joining; `done` counts from then on. Minor units. Null where nothing has to be, or where the
   * reward was asked for already.
   */
  goal: v.nullable(
    v.object({ measure: v.picklist(['deposits', 'turnover']), target: notNegative, done: notNegative }),
  ),
  raffle: v.nullable(raffle),
  /** What else a bonus of a deposit asks for; null for other promotions. */
  deposit: v.nullable(
    v.object({
      /** The smallest deposit, minor units. */
      min: notNegative,
      use: promotionUse,
      /** Days from the credit, after which unused bonus is taken back. */
      lasts: count,
      /** Names of the ways of paying that it is for; null for all. */
      channels: v.nullable(v.array(v.string())),
    }),
  ),
})

const application = v.object({
  promotionId: id,
  comment: v.optional(addedText(LONGEST_COMMENT), ''),
  images: v.optional(uploadIds, []),
})

const applicationRefusals = {
  'promotion.notOpen': standing,
  /** What the member lacks, in their language. */
  'promotion.notEligible': v.object({ reason: v.string() }),
  /** What is asked for and did not come. */
  'promotion.incomplete': v.object({ missing: v.picklist(['comment', 'images']) }),
  'promotion.imagesGone': uploadsGone,
  'promotion.throttled': throttled,
}

export const listPromotions = call({
  method: 'GET',
  path: '/wps/relay/promotions',
  access: 'optional',
  summary: 'The promotions in their order, each as it stands for whoever asks.',
  request: v.object({ category: v.optional(code), language: v.optional(language) }),
  reply: v.object({
    promotions: v.array(promotion),
    categories: v.array(v.object({ code: v.string(), name: v.string() })),
  }),
})

export const readPromotion = call({
  method: 'GET',
  path: '/wps/relay/promotions/details',
  access: 'optional',
  summary: 'One promotion with its terms and what it takes to withdraw its reward.',
  request: v.object({ id, language: v.optional(language) }),
  reply: promotionDetails,
})

export const joinPromotion = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/join',
  access: 'account',
  idempotent: true,
  summary: 'Signs the member up for a promotion.',
  request: application,
  reply: standing,
  refusals: applicationRefusals,
})

export const requestPromotionReward = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/reward',
  access: 'account',
  idempotent: true,
  summary: 'Asks for the reward of a promotion that the member has joined.',
  request: application,
  reply: standing,
  refusals: applicationRefusals,
})

export const claimRaffle = call({
  method: 'POST',
  path: '/wps/relay/promotions/raffle/claim',
  access: 'account',
  idempotent: true,
  summary: 'Uses one chance of a raffle and gives what was won.',
  request: v.object({ promotionId: id }),
  reply: v.object({
    prize,
    /** To be staked before money may leave, minor units. */
    turnover: notNegative,
    /** That are left. */
    chances: count,
    balance: notNegative,
  }),
  refusals: {
    'promotion.notOpen': standing,
    'raffle.noChances': v.object({ missing: v.nullable(notNegative) }),
    'raffle.exhausted': v.object({}),
  },
})

export type Promotion = v.InferOutput<typeof promotion>
export type PromotionDetails = v.InferOutput<typeof promotionDetails>
export type Promotions = ReplyOf<typeof listPromotions>
export type PromotionApplication = RequestOf<typeof joinPromotion>
export type RaffleDraw = ReplyOf<typeof claimRaffle>
