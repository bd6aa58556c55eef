import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, ask, read } from '#api/http/call-api.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { claimGift, type GiftClaims, type GiftWish, listGiftClaims } from '#protocol/rewards/gifts.ts'

export type ClaimAnswer = Answer<typeof claimGift>

/** Claims something; with the same key it is paid once. Throws `CallFailed`. */
export const sendClaim = ({ key, request }: Intent<GiftWish>, signal: AbortSignal): Promise<ClaimAnswer> =>
  ask(claimGift, request, { signal, idempotencyKey: key })

/** A page of what the member has claimed, newest first. Throws `CallFailed`. */
export const readClaims = (
  asked: RequestInput<typeof listGiftClaims>,
  signal: AbortSignal,
): Promise<GiftClaims> => read(listGiftClaims, asked, { signal })
