import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import {
  type ConversionRequest,
  convertPoints,
  listMallItems,
  listRedeemed,
  type MallItems,
  type RedemptionRequest,
  type Redemptions,
  redeemPoints,
} from '#protocol/rewards/point-mall.ts'

export type ConversionAnswer = Answer<typeof convertPoints>
export type RedemptionAnswer = Answer<typeof redeemPoints>

/** Turns points into money; with the same key it is done once. Throws `CallFailed`. */
export const sendConversion = (
  { key, request }: Intent<ConversionRequest>,
  signal: AbortSignal,
): Promise<ConversionAnswer> => callApi(convertPoints, request, { signal, idempotencyKey: key })

/** Asks for an item; with the same key it is asked for once. Throws `CallFailed`. */
export const sendRedemption = (
  { key, request }: Intent<RedemptionRequest>,
  signal: AbortSignal,
): Promise<RedemptionAnswer> => callApi(redeemPoints, request, { signal, idempotencyKey: key })

/** What points can be redeemed for. Throws `CallFailed`. */
export const readMallItems = (signal: AbortSignal): Promise<MallItems> =>
  fetchValue(listMallItems, {}, { signal })

/** A page of what the member asked for, newest first. Throws `CallFailed`. */
export const readRedeemed = (
  asked: RequestInput<typeof listRedeemed>,
  signal: AbortSignal,
): Promise<Redemptions> => fetchValue(listRedeemed, asked, { signal })
