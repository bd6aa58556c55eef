import { storedRequests } from '#api/browser/stored-request.ts'
import { claimGift } from '#protocol/rewards/gifts.ts'

/** Claims that were made without an answer yet. */
export const giftIntents = storedRequests('gift', claimGift.request)
