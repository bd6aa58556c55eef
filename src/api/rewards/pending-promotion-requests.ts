import * as v from 'valibot'
import { storedRequests } from '#api/browser/stored-request.ts'
import { joinPromotion } from '#protocol/rewards/promotions.ts'

const applicationRequest = v.object({
  ...joinPromotion.request.entries,
  step: v.picklist(['join', 'request']),
})

export type ApplicationRequest = v.InferOutput<typeof applicationRequest>

export const pendingApplications = storedRequests('promotion', applicationRequest)
