import type { RequestInput } from '#contract/call.ts'
import {
  exportTransactions,
  listTransactions,
  readTransaction,
  type TransactionDetails,
  type Transactions,
} from '#contract/transactions.ts'
import { type Answer, ask, read } from './ask.ts'

/** A page of the member's account record. */
export const readAccountRecord = (
  asked: RequestInput<typeof listTransactions>,
  signal: AbortSignal,
): Promise<Transactions> => read(listTransactions, asked, { signal })

/** One of its entries with everything known of it. */
export const readAccountEntry = (id: string, signal: AbortSignal): Promise<TransactionDetails> =>
  read(readTransaction, { id }, { signal })

/** The entries that were asked for, as a file. */
export const exportAccountRecord = (
  asked: RequestInput<typeof exportTransactions>,
): Promise<Answer<typeof exportTransactions>> => ask(exportTransactions, asked)
