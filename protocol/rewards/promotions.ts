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
import { activityStatus, promotionStatus } from './promotion-status.ts'
import { raffle } from './raffles.ts'

const promotionStep = v.picklist(['join', 'request', 'draw', 'deposit'])
export type PromotionStep = v.InferOutput<typeof promotionStep>

export const LONGEST_COMMENT = 140

const promotion = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  image: v.string(),
  /** Hex colours of the image's plain area and of the text on it. Their contrast ratio is at least 4.5:1. */
  ground: v.string(),
  on: v.string(),
  category: v.string(),
  kind: v.picklist(['signUp', 'raffle', 'deposit', 'information']),
  /** Null if the promotion is for information only. */
  status: v.nullable(activityStatus),
  /**
   * Why this member cannot join an open promotion, in their language. Empty if they can join, and for
   * visitors.
   */
  obstacle: v.string(),
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
})

const asking = v.picklist(['no', 'may', 'must'])

const promotionDetails = v.object({
  ...promotion.entries,
  /** HTML; sanitised before display. */
  content: v.string(),
  terms: v.string(),
  currency: v.string(),
  /** Maximum reward in minor units; null if the reward is not money. */
  reward: v.nullable(notNegative),
  /** The reward in basis points of deposits or stakes, up to the maximum; null if it is a fixed amount. */
  share: v.nullable(basisPoints),
  /** Wagering requirement, as a multiple of the reward. */
  turnoverFactor: count,
  /** The member's next step; null if there is none, and for visitors. */
  step: v.nullable(promotionStep),
  /** Whether the application may or must include a comment and images. */
  asks: v.object({ comment: asking, images: asking }),
  /** Why an application was rejected; empty if it was not. */
  reason: v.string(),
  claimBy: v.nullable(moment),
  /**
   * Deposits or stakes required after joining, in minor units. `done` counts only deposits or stakes after
   * joining. Null if none are required, or once the reward has been requested.
   */
  goal: v.nullable(
    v.object({ measure: v.picklist(['deposits', 'turnover']), target: notNegative, done: notNegative }),
  ),
  raffle: v.nullable(raffle),
  /** Additional terms of a deposit bonus; null for other promotions. */
  deposit: v.nullable(
    v.object({
      /** Smallest deposit in minor units. */
      min: notNegative,
      use: promotionUse,
      /** Number of days from the credit until the unused bonus is taken back. */
      lasts: count,
      /** Names of the deposit channels for which the bonus is valid; null for all. */
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
  'promotion.notOpen': promotionStatus,
  'promotion.notEligible': v.object({ reason: v.string() }),
  'promotion.incomplete': v.object({ missing: v.picklist(['comment', 'images']) }),
  'promotion.imagesGone': uploadsGone,
  'promotion.throttled': throttled,
}

export const listPromotions = call({
  method: 'GET',
  path: '/wps/relay/promotions',
  access: 'optional',
  summary: 'Lists the promotions in display order, each with its status for the viewer.',
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
  summary: 'Returns one promotion with its terms and wagering requirement.',
  request: v.object({ id, language: v.optional(language) }),
  reply: promotionDetails,
})

export const joinPromotion = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/join',
  access: 'account',
  idempotent: true,
  summary: 'Joins a promotion.',
  request: application,
  reply: promotionStatus,
  refusals: applicationRefusals,
})

export const requestPromotionReward = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/reward',
  access: 'account',
  idempotent: true,
  summary: 'Requests the reward of a promotion that the member has joined.',
  request: application,
  reply: promotionStatus,
  refusals: applicationRefusals,
})

export type Promotion = v.InferOutput<typeof promotion>
export type PromotionDetails = v.InferOutput<typeof promotionDetails>
export type Promotions = ReplyOf<typeof listPromotions>
export type PromotionApplication = RequestOf<typeof joinPromotion>
