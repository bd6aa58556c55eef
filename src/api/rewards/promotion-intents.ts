import * as v from 'valibot'
import { storedRequests } from '#api/browser/stored-request.ts'
import { claimRaffle, joinPromotion } from '#protocol/rewards/promotions.ts'

const applicationIntent = v.object({
  ...joinPromotion.request.entries,
  step: v.picklist(['join', 'request']),
})

/** Somebody wants to join, or to have the reward. */
export type ApplicationIntent = v.InferOutput<typeof applicationIntent>

/** Somebody uses a chance. */
export type DrawIntent = v.InferOutput<typeof claimRaffle.request>

/** Applications that were sent without an answer yet. */
export const applicationIntents = storedRequests('promotion', applicationIntent)

/** Draws that were asked for without an answer yet. */
export const drawIntents = storedRequests('raffle', claimRaffle.request)
