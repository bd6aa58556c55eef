import * as v from 'valibot'
import { storedRequests } from '#api/browser/stored-request.ts'
import { createWithdrawal } from '#protocol/cashier/withdrawals.ts'

/** A stored withdrawal request, without the payment password. */
const storedWithdrawalRequest = v.omit(createWithdrawal.request, ['paymentPassword'])

export type StoredWithdrawalRequest = v.InferOutput<typeof storedWithdrawalRequest>

export const pendingWithdrawals = storedRequests('withdrawal', storedWithdrawalRequest)
