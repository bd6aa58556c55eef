import * as v from 'valibot'
import { createWithdrawal } from '#contract/withdrawals.ts'
import { keptIntents } from './kept-intent.ts'

/** What is kept of an order over a reload: all but the payment password. */
const wish = v.omit(createWithdrawal.request, ['paymentPassword'])

export type WithdrawalWish = v.InferOutput<typeof wish>

/** Payments out that were ordered without an answer yet. */
export const withdrawalIntents = keptIntents('withdrawal', wish)
