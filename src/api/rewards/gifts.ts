import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type ClaimRequest, claimGift, type GiftClaims, listGiftClaims } from '#protocol/rewards/gifts.ts'

export type ClaimAnswer = Answer<typeof claimGift>

/** Claims something; with the same key it is paid once. Throws `CallFailed`. */
export const sendClaim = (
  { key, request }: Intent<ClaimRequest>,
  signal: AbortSignal,
): Promise<ClaimAnswer> => callApi(claimGift, request, { signal, idempotencyKey: key })

/** A page of what the member has claimed, newest first. Throws `CallFailed`. */
export const readClaims = (
  asked: RequestInput<typeof listGiftClaims>,
  signal: AbortSignal,
): Promise<GiftClaims> => fetchValue(listGiftClaims, asked, { signal })
