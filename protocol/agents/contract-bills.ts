import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { csvFile, exportRefusals } from '#protocol/account/record-export.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { flag } from '#protocol/kit/query-values.ts'
import { contract, contractKind, contractParty, tiers } from './contract-terms.ts'

/** How far a bill is: being reckoned, waiting for money, paid, of nothing, or owed to a closed account. */
export const billState = v.picklist(['calculating', 'due', 'paid', 'nothing', 'failed'])

/** What the team did in a period. */
const figures = v.object({ netLoss: minorUnits, turnover: notNegative, activeMembers: count })

const bill = v.object({
  id,
  kind: contractKind,
  contractId: id,
  payer: contractParty,
  payee: contractParty,
  /** From the first moment of the period, before the second. */
  ...dateRange,
  state: billState,
  amount: notNegative,
  paidAt: v.nullable(moment),
})

/** How one kind of contract stands: its terms, the period that runs, and the bills so far. */
const standing = v.object({
  currency: v.string(),
  /** Null where there is none. The running period goes by its `termsBefore` where there are some, else by its `terms`. */
  contract: v.nullable(contract),
  running: v.nullable(
    v.object({
      ...dateRange,
      figures,
      /** Position of the tier that is met by now, among those by which the period goes; null for none. */
      tier: v.nullable(count),
      /** What the period would pay if it ended now. */
      expected: notNegative,
    }),
  ),
  /** The newest of the range, 20 at most; `listContractBills` has the others. */
  bills: v.pipe(v.array(bill), v.maxLength(20)),
  /** Of all bills in the range. */
  paid: notNegative,
})

/** Bills are in it whose periods end in it: at its first moment too, and before its second. */
const range = v.object(dateRange)

export const readDividend = call({
  method: 'GET',
  path: '/wps/relay/dividend',
  access: 'agent',
  summary: 'The agent’s dividend: terms, running period and bills.',
  request: range,
  reply: standing,
})

export const readDailySalary = call({
  method: 'GET',
  path: '/wps/relay/dailySalary',
  access: 'agent',
  summary: 'The agent’s daily wage: terms, running day and bills.',
  request: range,
  reply: standing,
})

export const processHourlySalary = call({
  method: 'POST',
  path: '/wps/relay/hourlySalary',
  access: 'agent',
  idempotent: true,
  summary: 'Settles what of the hourly salary is due, then tells how it stands.',
  request: range,
  reply: standing,
})

export const processRealTimeSalary = call({
  method: 'POST',
  path: '/wps/relay/realTimeSalary',
  access: 'agent',
  idempotent: true,
  summary: 'Settles what of the real-time salary is due, then tells how it stands.',
  request: range,
  reply: standing,
})

/** What bills can be in the order of. */
export const billSort = v.picklist(['period', 'amount'])

const billFilters = {
  side: v.picklist(['paid', 'received']),
  kind: v.optional(contractKind),
  /** One contract's alone, ended or not. */
  contractId: v.optional(id),
  state: v.optional(billState),
  ...dateRange,
  sort: v.optional(billSort, 'period'),
  descending: v.optional(flag, true),
}

export const listContractBills = call({
  method: 'GET',
  path: '/wps/relay/contracts/bills',
  access: 'agent',
  summary: 'Bills that the agent pays to downlines or is paid by the upline.',
  request: v.object({ ...billFilters, ...keyPage }),
  reply: v.object({ bills: v.array(bill), next, currency: v.string(), total: notNegative }),
})

export const exportContractBills = call({
  method: 'GET',
  path: '/wps/relay/contracts/bills/export',
  access: 'agent',
  summary:
    'Bills that the agent pays to downlines or is paid by the upline as a CSV file in the reader’s language.',
  request: v.object(billFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export const readContractBill = call({
  method: 'GET',
  path: '/wps/relay/contracts/bills/details',
  access: 'agent',
  summary: 'One bill and why it is what it is.',
  request: v.object({ id }),
  reply: v.object({
    bill,
    currency: v.string(),
    figures,
    tiers,
    /** Position of the tier that counted; null where none was met. */
    tier: v.nullable(count),
    rate: basisPoints,
    /** What the rate was applied to. */
    base: notNegative,
    /** The entries in both accounts by which it was paid. */
    postings: v.array(v.object({ id, at: moment, account: v.string(), amount: minorUnits })),
  }),
})

export type BillOrder = v.InferOutput<typeof billSort>
export type BillState = v.InferOutput<typeof billState>
export type ContractBill = v.InferOutput<typeof bill>
export type ContractBillDetails = ReplyOf<typeof readContractBill>
export type ContractBillPage = ReplyOf<typeof listContractBills>
export type ContractStanding = v.InferOutput<typeof standing>
