import { claimGift } from '#contract/gifts.ts'
import { keptIntents } from './kept-intent.ts'

/** Claims that were made without an answer yet. */
export const giftIntents = keptIntents('gift', claimGift.request)
