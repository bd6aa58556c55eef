import type { Intent } from '#api/browser/request-intent.ts'
import type { ClaimAnswer } from '#api/rewards/gifts.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { ClaimRequest, GiftClaim } from '#protocol/rewards/gifts.ts'

export type ClaimEnd = RequestOutcome<ClaimAnswer>
export type ClaimRefusal = Extract<ClaimAnswer, { ok: false }>['refusal']

/** What is about to be claimed, as it was listed: minor units, and points where there are some. */
export type ChosenGift = {
  wish: ClaimRequest
  title: string
  amount: number
  points?: number
  turnover: number
}

export type ClaimInput = {
  memberId: string
  /** A claim of this tab of which nobody knows what became. */
  pending: Intent<ClaimRequest> | null
}

export type ClaimContext = ClaimInput & {
  /** Null after a reload: what is pending has its title with the platform. */
  chosen: ChosenGift | null
  /** What was paid. */
  receipt: GiftClaim | null
  refusal: ClaimRefusal | null
  failure: CallFailure | null
}

export type ClaimEvent =
  | { type: 'gift.claim'; gift: ChosenGift }
  | { type: 'gift.confirm' }
  | { type: 'gift.leave' }

/** It is known what became of a claim, so that what is listed is out of date. */
export type ClaimEmitted = { type: 'claimSettled' }
