import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import {
  type ConversionRequest,
  convertPoints,
  listRedeemed,
  listShopItems,
  type RedemptionRequest,
  type Redemptions,
  redeemPoints,
  type ShopItems,
} from '#protocol/rewards/point-shop.ts'

export type ConversionAnswer = Answer<typeof convertPoints>
export type RedemptionAnswer = Answer<typeof redeemPoints>

/** Idempotent: retrying with the same key does not convert twice. */
export const sendConversion = (
  { key, request }: Intent<ConversionRequest>,
  signal: AbortSignal,
): Promise<ConversionAnswer> => callApi(convertPoints, request, { signal, idempotencyKey: key })

/** Idempotent: retrying with the same key does not redeem twice. */
export const sendRedemption = (
  { key, request }: Intent<RedemptionRequest>,
  signal: AbortSignal,
): Promise<RedemptionAnswer> => callApi(redeemPoints, request, { signal, idempotencyKey: key })

export const readShopItems = (signal: AbortSignal): Promise<ShopItems> =>
  fetchValue(listShopItems, {}, { signal })

export const readRedeemed = (
  asked: RequestInput<typeof listRedeemed>,
  signal: AbortSignal,
): Promise<Redemptions> => fetchValue(listRedeemed, asked, { signal })
