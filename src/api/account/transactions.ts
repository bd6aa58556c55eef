import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  exportTransactions,
  listTransactions,
  readTransaction,
  type TransactionDetails,
  type Transactions,
} from '#protocol/account/transactions.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export const readAccountRecord = (
  asked: RequestInput<typeof listTransactions>,
  signal: AbortSignal,
): Promise<Transactions> => fetchValue(listTransactions, asked, { signal })

export const readAccountEntry = (id: string, signal: AbortSignal): Promise<TransactionDetails> =>
  fetchValue(readTransaction, { id }, { signal })

export const exportAccountRecord = (
  asked: RequestInput<typeof exportTransactions>,
): Promise<Answer<typeof exportTransactions>> => callApi(exportTransactions, asked)
