import * as v from 'valibot'
import { storedRequests } from '#api/browser/stored-request.ts'
import { claimRaffle, joinPromotion } from '#protocol/rewards/promotions.ts'

const applicationIntent = v.object({
  ...joinPromotion.request.entries,
  step: v.picklist(['join', 'request']),
})

export type ApplicationIntent = v.InferOutput<typeof applicationIntent>

export type DrawIntent = v.InferOutput<typeof claimRaffle.request>

/** Applications with an unknown outcome. */
export const applicationIntents = storedRequests('promotion', applicationIntent)

export const drawIntents = storedRequests('raffle', claimRaffle.request)
