import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { language } from './operator-config.ts'
import { code } from './query-values.ts'
import { uploadIds, uploadsGone } from './uploads.ts'

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

const promotion = v.object({
  id,
  title: v.string(),
  summary: v.string(),
  image: v.string(),
  category: v.string(),
  /** What joining it means. */
  kind: v.picklist(['signUp', 'raffle', 'information']),
  status: activityStatus,
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
})

/** How it stands now. */
const standing = v.object({ status: activityStatus })

const application = v.object({
  promotionId: id,
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140))),
  images: v.optional(uploadIds, []),
})

const applicationRefusals = {
  'promotion.notOpen': standing,
  /** What the member lacks, in their language. */
  'promotion.notEligible': v.object({ reason: v.string() }),
  'promotion.imagesGone': uploadsGone,
}

export const listPromotions = call({
  method: 'GET',
  path: '/wps/relay/promotions',
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
  summary: 'One promotion with its terms and what it takes to withdraw its reward.',
  request: v.object({ id, language: v.optional(language) }),
  reply: v.object({
    ...promotion.entries,
    /** HTML; shown only after it has been cleaned. */
    content: v.string(),
    terms: v.string(),
    currency: v.string(),
    /** The most it gives; null where it gives no money. */
    reward: v.nullable(notNegative),
    /** How many times the reward must be staked before it may leave. */
    turnoverFactor: count,
    asksComment: v.boolean(),
    asksImages: v.boolean(),
    /** Chances left in a raffle. */
    chances: v.nullable(count),
  }),
})

export const joinPromotion = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/join',
  access: 'token',
  idempotent: true,
  summary: 'Signs the member up for a promotion.',
  request: application,
  reply: standing,
  refusals: applicationRefusals,
})

export const requestPromotionReward = call({
  method: 'POST',
  path: '/wps/relay/promotions/signUp/reward',
  access: 'token',
  idempotent: true,
  summary: 'Asks for the reward of a promotion that the member has joined.',
  request: application,
  reply: standing,
  refusals: applicationRefusals,
})

export const claimRaffle = call({
  method: 'POST',
  path: '/wps/relay/promotions/raffle/claim',
  access: 'token',
  idempotent: true,
  summary: 'Uses one chance of a raffle and gives what was won.',
  request: v.object({ promotionId: id }),
  reply: v.object({
    prize: v.object({
      name: v.string(),
      image: v.nullable(v.string()),
      amount: notNegative,
      points: count,
    }),
    chances: count,
  }),
  refusals: {
    'promotion.notOpen': standing,
    'raffle.noChances': v.object({}),
    'raffle.exhausted': v.object({}),
  },
})
