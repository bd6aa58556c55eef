import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { language } from './operator-config.ts'
import { keyPage, next } from './paging.ts'

const deliveryField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

const redemption = v.object({
  id,
  itemId: id,
  title: v.string(),
  quantity: count,
  points: count,
  state: v.picklist(['processing', 'rejected', 'approved']),
  /** Why it was rejected; empty otherwise. */
  reason: v.string(),
  at: moment,
})

const tooFewPoints = v.object({ points: count })

export const listMallItems = call({
  method: 'GET',
  path: '/wps/relay/points/items',
  summary: 'What points can be redeemed for.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({
    items: v.array(
      v.object({
        id,
        title: v.string(),
        text: v.string(),
        image: v.string(),
        points: count,
        /** Null where it never runs out. */
        left: v.nullable(count),
        maxPerMember: v.nullable(count),
        /** Whether it is sent to an address. */
        delivered: v.boolean(),
      }),
    ),
  }),
})

export const redeemPoints = call({
  method: 'POST',
  path: '/wps/relay/points/redeem',
  access: 'token',
  sealed: true,
  idempotent: true,
  summary: 'Asks for an item in exchange for points, which are taken at once and given back on rejection.',
  request: v.object({
    itemId: id,
    quantity: v.pipe(count, v.minValue(1), v.maxValue(99)),
    /** The price that was shown, for all of them; another one is refused. */
    points: count,
    /** Where it goes, for what is sent. */
    delivery: v.optional(v.object({ name: deliveryField, mobileNum: deliveryField, address: deliveryField })),
  }),
  reply: v.object({ redemption, points: count }),
  refusals: {
    'points.tooFew': tooFewPoints,
    'points.soldOut': v.object({ left: count }),
    'points.memberLimit': v.object({ maxPerMember: count }),
    'points.priceChanged': v.object({ points: count }),
    'points.deliveryMissing': v.object({}),
    'points.off': v.object({}),
  },
})

export const listRedeemed = call({
  method: 'GET',
  path: '/wps/relay/points/redeemed',
  access: 'token',
  summary: 'What the member asked for in exchange for points, newest first.',
  request: v.object({ state: v.optional(redemption.entries.state), ...keyPage }),
  reply: v.object({ redemptions: v.array(redemption), next }),
})

export const convertPoints = call({
  method: 'POST',
  path: '/wps/relay/points/convert',
  access: 'token',
  sealed: true,
  idempotent: true,
  summary: 'Turns points into money.',
  request: v.object({
    points: v.pipe(count, v.minValue(1)),
    /** What was promised for them; another amount is refused. */
    amount: notNegative,
  }),
  reply: v.object({ points: count, amount: notNegative, balance: notNegative }),
  refusals: {
    'points.tooFew': tooFewPoints,
    'points.conversionOffLimits': v.object({ min: count, max: count, multipleOf: count }),
    'points.ratioChanged': v.object({ amount: notNegative }),
    'points.off': v.object({}),
  },
})
