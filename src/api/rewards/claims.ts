import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { type ClaimRequest, claimGift, type GiftClaims, listGiftClaims } from '#protocol/rewards/claims.ts'

export type ClaimAnswer = Answer<typeof claimGift>

/** Idempotent: retrying with the same key does not pay twice. */
export const sendClaim = (
  { key, request }: Intent<ClaimRequest>,
  signal: AbortSignal,
): Promise<ClaimAnswer> => callApi(claimGift, request, { signal, idempotencyKey: key })

export const readClaims = (
  asked: RequestInput<typeof listGiftClaims>,
  signal: AbortSignal,
): Promise<GiftClaims> => fetchValue(listGiftClaims, asked, { signal })
