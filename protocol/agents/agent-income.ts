import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { dateRange, isReadable, moment, timeSteps } from '#domain/time/moment.ts'
import { csvFile, exportRefusals } from '#protocol/account/record-export.ts'
import { transactionType } from '#protocol/account/transactions.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { commaList, flag } from '#protocol/kit/query-values.ts'

export const incomeSource = v.picklist([
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'rebate',
  'referral',
])

const sourceSum = v.object({ source: incomeSource, amount: minorUnits })

const posting = v.object({
  id,
  at: moment,
  type: transactionType,
  amount: minorUnits,
  balance: notNegative,
  /** The other party: a member or, for contract payouts, the house. Null if there is none. */
  account: v.nullable(v.string()),
  /** Id of the entry's cause, such as an order or a bill. */
  reference: v.string(),
})

export const entrySort = v.picklist(['at', 'amount'])

const entryOrder = {
  sort: v.optional(entrySort, 'at'),
  descending: v.optional(flag, true),
}

const incomeFilters = { ...dateRange, source: v.optional(incomeSource), ...entryOrder }

const accountFilters = { ...dateRange, types: v.optional(commaList(transactionType)), ...entryOrder }

export const readIncome = call({
  method: 'GET',
  path: '/wps/relay/agent/income',
  access: 'agent',
  summary: 'Returns the agent’s income by source and over time, less payments to downlines.',
  request: v.pipe(v.object(timeSteps), v.check(isReadable)),
  reply: v.object({
    currency: v.string(),
    steps: v.array(v.object({ from: moment, to: moment, sources: v.array(sourceSum), total: minorUnits })),
    sources: v.array(sourceSum),
    total: minorUnits,
  }),
})

export const listIncomePostings = call({
  method: 'GET',
  path: '/wps/relay/agent/income/postings',
  access: 'agent',
  summary: 'Lists the ledger entries behind a sum of the income.',
  request: v.object({ ...incomeFilters, ...keyPage }),
  reply: v.object({ postings: v.array(posting), next, currency: v.string(), total: minorUnits }),
})

export const exportIncomePostings = call({
  method: 'GET',
  path: '/wps/relay/agent/income/postings/export',
  access: 'agent',
  summary: 'Exports the ledger entries behind a sum of the income as a CSV file in the reader’s language.',
  request: v.object(incomeFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export const listAccountDetails = call({
  method: 'GET',
  path: '/wps/relay/agent/account',
  access: 'agent',
  summary: 'Lists all ledger entries of the agent’s account.',
  request: v.object({ ...accountFilters, ...keyPage }),
  reply: v.object({
    postings: v.array(posting),
    next,
    currency: v.string(),
    totals: v.object({ entries: count, in: notNegative, out: notNegative }),
  }),
})

export const exportAccountDetails = call({
  method: 'GET',
  path: '/wps/relay/agent/account/export',
  access: 'agent',
  summary: 'Exports the ledger entries of the agent’s account as a CSV file in the reader’s language.',
  request: v.object(accountFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export type Income = ReplyOf<typeof readIncome>
export type IncomeSource = v.InferOutput<typeof incomeSource>
export type IncomePostings = ReplyOf<typeof listIncomePostings>
export type AccountDetails = ReplyOf<typeof listAccountDetails>
export type AccountEntry = v.InferOutput<typeof posting>
export type EntryOrder = v.InferOutput<typeof entrySort>
