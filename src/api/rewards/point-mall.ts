import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, ask, read } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import {
  type ConversionWish,
  convertPoints,
  listMallItems,
  listRedeemed,
  type MallItems,
  type Redemptions,
  type RedemptionWish,
  redeemPoints,
} from '#protocol/rewards/point-mall.ts'

export type ConversionAnswer = Answer<typeof convertPoints>
export type RedemptionAnswer = Answer<typeof redeemPoints>

/** Turns points into money; with the same key it is done once. Throws `CallFailed`. */
export const sendConversion = (
  { key, request }: Intent<ConversionWish>,
  signal: AbortSignal,
): Promise<ConversionAnswer> => ask(convertPoints, request, { signal, idempotencyKey: key })

/** Asks for an item; with the same key it is asked for once. Throws `CallFailed`. */
export const sendRedemption = (
  { key, request }: Intent<RedemptionWish>,
  signal: AbortSignal,
): Promise<RedemptionAnswer> => ask(redeemPoints, request, { signal, idempotencyKey: key })

/** What points can be redeemed for. Throws `CallFailed`. */
export const readMallItems = (signal: AbortSignal): Promise<MallItems> => read(listMallItems, {}, { signal })

/** A page of what the member asked for, newest first. Throws `CallFailed`. */
export const readRedeemed = (
  asked: RequestInput<typeof listRedeemed>,
  signal: AbortSignal,
): Promise<Redemptions> => read(listRedeemed, asked, { signal })
