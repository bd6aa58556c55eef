import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { commaList } from '#protocol/kit/query-values.ts'
import { csvFile, exportRefusals } from './record-export.ts'

export const transactionType = v.picklist([
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'walletTransfer',
  'uplineTransfer',
  'downlineTransfer',
  'bet',
  'win',
  'betReturned',
  'bonus',
  'bonusReturned',
  'promotion',
  'raffle',
  'mission',
  'task',
  'reward',
  'rebate',
  'referral',
  'points',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'correction',
])

/**
 * Deposits that are `pending` or `failed` have no posting. The amount of a `pending` withdrawal has already
 * left the wallet. A `returned` withdrawal was refunded by another entry.
 */
export const transactionStatus = v.picklist(['pending', 'done', 'failed', 'returned'])

const transaction = v.object({
  id,
  at: moment,
  type: transactionType,
  status: transactionStatus,
  /** Positive for a credit, negative for a debit. */
  amount: minorUnits,
  /** The balance after the entry; null if there is no posting. */
  balance: v.nullable(notNegative),
  /** Id of the entry's cause, such as an order, a ticket or a bill. */
  reference: v.string(),
  /** The vendor of a wallet transfer; null for all other entries. */
  vendor: v.nullable(v.string()),
})

/** Totals of credits and debits. Entries without a posting do not count. */
const sums = v.object({ in: notNegative, out: notNegative })

const filters = {
  ...dateRange,
  types: v.optional(commaList(transactionType)),
  status: v.optional(transactionStatus),
}

export const listTransactions = call({
  method: 'GET',
  path: '/wps/relay/member/transactions',
  access: 'token',
  summary: 'Lists the member’s transactions, newest first, with totals of the page and of all results.',
  request: v.object({ ...filters, ...keyPage }),
  reply: v.object({
    transactions: v.array(transaction),
    next,
    currency: v.string(),
    totals: v.object({ page: sums, all: sums }),
  }),
})

export const readTransaction = call({
  method: 'GET',
  path: '/wps/relay/member/transactions/details',
  access: 'token',
  summary: 'Returns one transaction with all its details.',
  request: v.object({ id }),
  reply: v.object({
    ...transaction.entries,
    currency: v.string(),
    /** More details in the reader's language, in display order. */
    details: v.array(v.object({ label: v.string(), text: v.string() })),
  }),
})

export const exportTransactions = call({
  method: 'GET',
  path: '/wps/relay/member/transactions/export',
  access: 'token',
  summary: 'Exports the member’s transactions as a CSV file in the reader’s language.',
  request: v.object(filters),
  reply: csvFile,
  refusals: exportRefusals,
})

export type TransactionType = v.InferOutput<typeof transactionType>
export type TransactionStatus = v.InferOutput<typeof transactionStatus>
export type Transaction = v.InferOutput<typeof transaction>
export type Transactions = ReplyOf<typeof listTransactions>
export type TransactionDetails = ReplyOf<typeof readTransaction>
