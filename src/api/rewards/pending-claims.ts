import { storedRequests } from '#api/browser/stored-request.ts'
import { claimGift } from '#protocol/rewards/gifts.ts'

export const pendingClaims = storedRequests('gift', claimGift.request)
