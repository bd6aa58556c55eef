import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { promotionUse } from '#protocol/rewards/deposit-bonus.ts'

/** Requested bonuses. Pending bonuses come first; in each group, the newest come first. */
export const bonusRequests = v.object({
  bonuses: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      amount: notNegative,
      /** Wagering requirement before a withdrawal, in minor units. */
      turnover: notNegative,
      /** `claimable` includes bonuses that have been claimed or have expired. */
      state: v.picklist(['processing', 'claimable', 'rejected']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type BonusRequests = v.InferOutput<typeof bonusRequests>['bonuses']

/** The operator's reasons for rejecting a bonus or an application for a promotion. */
export const refusedBonus = ['proof', 'terms', 'repeated'] as const

/** The operator's decision on a pending bonus or application for a promotion. */
export const bonusDecision = v.variant('decision', [
  v.object({ decision: v.literal('grant') }),
  v.object({ decision: v.literal('refuse'), reason: v.picklist(refusedBonus) }),
])

export type BonusDecision = v.InferOutput<typeof bonusDecision>

/** The configured deposit promotions. Amounts are in minor units. */
export const depositPromotions = v.object({
  promotions: v.array(
    v.object({
      id: v.string(),
      title: localizedTextSchema,
      share: basisPoints,
      cap: notNegative,
      min: notNegative,
      turnoverFactor: count,
      lasts: count,
      use: promotionUse,
      endsAt: v.nullable(moment),
      /** Number of bonuses promised on open orders, and number of active bonuses. */
      promised: count,
      active: count,
    }),
  ),
})

export type DepositPromotions = v.InferOutput<typeof depositPromotions>['promotions']

/** Keeps a deposit promotion open indefinitely, or ends it now. */
export const depositPromotionChange = v.object({ open: v.boolean() })

/** Applications for promotions. Pending ones come first; in each group, the newest come first. */
export const promotionApplications = v.object({
  applications: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      step: v.picklist(['join', 'request']),
      state: v.picklist(['waiting', 'accepted', 'rejected']),
      /** The reward, which also appears in the list of bonuses; null if the member only applies to join. */
      amount: v.nullable(notNegative),
      comment: v.string(),
      /** Ids of images. */
      images: v.array(v.string()),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type PromotionApplications = v.InferOutput<typeof promotionApplications>['applications']
