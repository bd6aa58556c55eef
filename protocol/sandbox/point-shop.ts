import * as v from 'valibot'
import { languages } from '#domain/text/language.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'

export const redemptionRefusals = ['stock', 'address', 'conduct'] as const

/** Orders in the points shop. Pending orders come first; in each group, the newest come first. */
export const redemptionRequests = v.object({
  redemptions: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      quantity: v.number(),
      points: v.number(),
      /** Null if the item is not shipped. */
      delivery: v.nullable(v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })),
      state: v.picklist(['processing', 'rejected', 'approved']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type RedemptionRequests = v.InferOutput<typeof redemptionRequests>['redemptions']

export const redemptionDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(redemptionRefusals) }),
])

export type RedemptionDecision = v.InferOutput<typeof redemptionDecision>

const requiredText = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
/** Portuguese and English are required, because the console has a field for each. */
const localizedText = (longest: number) =>
  v.object({
    ...v.entriesFromList(languages, v.exactOptional(requiredText(longest))),
    pt: requiredText(longest),
    en: requiredText(longest),
  })
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Maximum price of one item, in points. */
const MOST_POINTS = 1_000_000_000
const MOST_IN_STOCK = 1_000_000

const shopItemFields = {
  title: localizedText(80),
  text: localizedText(300),
  /** Name of the drawing, for example `pipa/losango`. */
  motif: v.string(),
  /** In degrees. */
  hue: whole(0, 359),
  /** Price of one item in points. */
  points: whole(1, MOST_POINTS),
  /** Null if unlimited. */
  maxPerMember: v.nullable(whole(1, MOST_IN_STOCK)),
  /** Whether members can order the item. Orders remain valid when an item is no longer offered. */
  offered: v.boolean(),
  /** Whether the item is shipped to an address. */
  delivered: v.boolean(),
  /** Bonus in minor units; null if the item is not a bonus. */
  bonus: v.nullable(whole(1, 1_000_000_000)),
}

const inStock = v.nullable(whole(0, MOST_IN_STOCK))

/** Current and former items in display order, and the available drawings (PTS-01). */
export const shopItems = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      ...shopItemFields,
      title: localizedTextSchema,
      text: localizedTextSchema,
      /** Null if the stock is unlimited. */
      left: inStock,
      image: v.string(),
    }),
  ),
  motifs: v.array(v.string()),
})

export type EditedShopItem = v.InferOutput<typeof shopItems>['items'][number]

/**
 * The new state of an item. `delivered` and `bonus` cannot change after creation, so that orders keep their
 * terms. `stock.was` is the stock when the form was opened. If `stock.now` is the same, the stock is not
 * written, because members may have ordered meanwhile.
 */
export const shopItemRequest = v.object({
  ...shopItemFields,
  stock: v.object({ was: inStock, now: inStock }),
})

export type ShopItemRequest = v.InferOutput<typeof shopItemRequest>

/** The current stock. This is the reply if the stock has changed since the form was opened. */
export const stockMoved = v.object({ left: inStock })
