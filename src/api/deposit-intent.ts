import { createDeposit } from '#contract/deposits.ts'
import { keptIntents } from './kept-intent.ts'

/** Payments in that were ordered without an answer yet. */
export const depositIntents = keptIntents('deposit', createDeposit.request)
