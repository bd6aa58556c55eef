import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { givenName } from '#domain/text/plain-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf, type RequestOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'

export const LONGEST_DELIVERY = 200

const deliveryField = givenName(LONGEST_DELIVERY)

const delivery = v.object({ name: deliveryField, mobileNum: deliveryField, address: deliveryField })

const positive = v.pipe(count, v.minValue(1))

/** Maximum quantity in one order. */
export const MOST_AT_ONCE = 99

const redemptionState = v.picklist(['processing', 'rejected', 'approved'])

const redemption = v.object({
  id,
  itemId: id,
  title: v.string(),
  quantity: positive,
  points: positive,
  state: redemptionState,
  reason: v.string(),
  at: moment,
  /** Null while the order is being processed. */
  decidedAt: v.nullable(moment),
})

const tooFewPoints = v.object({ points: count })

const shopItem = v.object({
  id,
  title: v.string(),
  text: v.string(),
  image: v.string(),
  /** Price of one item. */
  points: positive,
  /** Null if the stock is unlimited. */
  left: v.nullable(count),
  maxPerMember: v.nullable(positive),
  /** Number of these items that the member has ordered. Rejected orders do not count. */
  own: count,
  delivered: v.boolean(),
  /** A bonus in minor units, with a wagering requirement of 1×; null if the item is not a bonus. */
  bonus: v.nullable(notNegative),
})

export const listShopItems = call({
  method: 'GET',
  path: '/wps/relay/points/items',
  access: 'account',
  summary: 'Lists the items of the points shop, and how many of each the member has ordered.',
  request: v.object({}),
  reply: v.object({ items: v.array(shopItem) }),
})

export const redeemPoints = call({
  method: 'POST',
  path: '/wps/relay/points/redeem',
  access: 'account',
  sealed: true,
  idempotent: true,
  summary: 'Orders an item for points. The points are taken at once and refunded on rejection.',
  request: v.object({
    itemId: id,
    quantity: v.pipe(count, v.minValue(1), v.maxValue(MOST_AT_ONCE)),
    /** The displayed total price in points. The call is refused if the price has changed. */
    points: count,
    /** Required if the item is shipped. */
    delivery: v.optional(delivery),
  }),
  /** `points` is the remaining balance. */
  reply: v.object({ redemption, points: count }),
  refusals: {
    'points.tooFew': tooFewPoints,
    'points.soldOut': v.object({ left: count }),
    /** `left` is the number of items that the member can still order. */
    'points.memberLimit': v.object({ maxPerMember: count, left: count }),
    'points.priceChanged': v.object({ points: count }),
    'points.deliveryMissing': v.object({}),
    'points.mobileInvalid': v.object({}),
    'points.off': v.object({}),
  },
})

export const listRedeemed = call({
  method: 'GET',
  path: '/wps/relay/points/redeemed',
  access: 'account',
  summary: 'Lists the member’s orders of the points shop, newest first.',
  request: v.object({ state: v.optional(redemptionState), ...keyPage }),
  reply: v.object({ redemptions: v.array(redemption), next }),
})

export const convertPoints = call({
  method: 'POST',
  path: '/wps/relay/points/convert',
  access: 'account',
  sealed: true,
  idempotent: true,
  summary: 'Converts points into money.',
  request: v.object({
    points: positive,
    /** The displayed amount. The call is refused if the amount has changed. */
    amount: notNegative,
  }),
  /** `points` is the remaining point balance. `amount` is the credited money, included in `balance`. */
  reply: v.object({ points: count, amount: notNegative, balance: notNegative }),
  refusals: {
    'points.tooFew': tooFewPoints,
    'points.conversionOffLimits': v.object({ min: count, max: count, multipleOf: count }),
    'points.ratioChanged': v.object({ amount: notNegative }),
    'points.off': v.object({}),
  },
})

export type ShopItem = v.InferOutput<typeof shopItem>
export type ShopItems = ReplyOf<typeof listShopItems>
export type Redemption = v.InferOutput<typeof redemption>
export type RedemptionState = v.InferOutput<typeof redemptionState>
export type Redemptions = ReplyOf<typeof listRedeemed>
export type Delivery = v.InferOutput<typeof delivery>
export type RedemptionRequest = RequestOf<typeof redeemPoints>
export type ConversionRequest = RequestOf<typeof convertPoints>
