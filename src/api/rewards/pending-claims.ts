import { storedRequests } from '#api/browser/stored-request.ts'
import { claimGift } from '#protocol/rewards/claims.ts'

export const pendingClaims = storedRequests('gift', claimGift.request)
