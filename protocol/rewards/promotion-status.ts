import * as v from 'valibot'

/** A promotion's status for the viewer. It determines the button that the promotion shows. */
export const activityStatus = v.picklist([
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'processing',
  'joined',
  'comingSoon',
])
export type ActivityStatus = v.InferOutput<typeof activityStatus>

export const promotionStatus = v.object({ status: v.nullable(activityStatus) })
