import { storedRequests } from '#api/browser/stored-request.ts'
import { claimGift } from '#protocol/rewards/gifts.ts'

export const giftIntents = storedRequests('gift', claimGift.request)
