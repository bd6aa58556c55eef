import { storedRequests } from '#api/browser/stored-request.ts'
import { createDeposit } from '#protocol/cashier/deposits.ts'

export const pendingDeposits = storedRequests('deposit', createDeposit.request)
