import { storedRequests } from '#api/browser/stored-request.ts'
import { convertPoints, redeemPoints } from '#protocol/rewards/point-mall.ts'

/** Conversions that were asked for without an answer yet. */
export const conversionIntents = storedRequests('conversion', convertPoints.request)

/** Redemptions that were asked for without an answer yet; of one that is sent its address is kept too, for it has to be asked again as it was. */
export const redemptionIntents = storedRequests('redemption', redeemPoints.request)
