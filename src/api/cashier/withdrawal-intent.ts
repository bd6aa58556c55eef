import * as v from 'valibot'
import { storedRequests } from '#api/browser/stored-request.ts'
import { createWithdrawal } from '#protocol/cashier/withdrawals.ts'

/** What is kept of an order over a reload: all but the payment password. */
const wish = v.omit(createWithdrawal.request, ['paymentPassword'])

export type WithdrawalWish = v.InferOutput<typeof wish>

/** Payments out that were ordered without an answer yet. */
export const withdrawalIntents = storedRequests('withdrawal', wish)
