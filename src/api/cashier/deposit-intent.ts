import { storedRequests } from '#api/browser/stored-request.ts'
import { createDeposit } from '#protocol/cashier/deposits.ts'

/** Payments in that were ordered without an answer yet. */
export const depositIntents = storedRequests('deposit', createDeposit.request)
