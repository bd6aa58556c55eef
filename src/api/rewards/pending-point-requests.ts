import { storedRequests } from '#api/browser/stored-request.ts'
import { convertPoints, redeemPoints } from '#protocol/rewards/point-shop.ts'

export const pendingConversions = storedRequests('conversion', convertPoints.request)

/**
 * Redemptions whose outcome is unknown. They include the delivery address, since a retry must be identical.
 */
export const pendingRedemptions = storedRequests('redemption', redeemPoints.request)
