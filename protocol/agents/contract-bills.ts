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

/** `nothing`: no amount is due. `failed`: a closed account prevents the payment. */
export const billState = v.picklist(['calculating', 'due', 'paid', 'nothing', 'failed'])

const figures = v.object({ netLoss: minorUnits, turnover: notNegative, activeMembers: count })

const bill = v.object({
  id,
  kind: contractKind,
  contractId: id,
  payer: contractParty,
  payee: contractParty,
  /** `from` is inclusive, `to` exclusive. */
  ...dateRange,
  state: billState,
  amount: notNegative,
  paidAt: v.nullable(moment),
})

const summary = v.object({
  currency: v.string(),
  /**
   * Null if there is no contract. In the current period, `termsBefore` applies if present, otherwise `terms`.
   */
  contract: v.nullable(contract),
  running: v.nullable(
    v.object({
      ...dateRange,
      figures,
      /**
       * Index of the highest tier that has been reached, in the terms of the current period; null if there is
       * none.
       */
      tier: v.nullable(count),
      expected: notNegative,
    }),
  ),
  /** The newest bills of the range, at most 20. `listContractBills` returns all of them. */
  bills: v.pipe(v.array(bill), v.maxLength(20)),
  /** Total of the paid bills in the range, in minor units. */
  paid: notNegative,
})

/** Selects bills whose period ends in the range: `from` is inclusive, `to` exclusive. */
const range = v.object(dateRange)

export const readDividend = call({
  method: 'GET',
  path: '/wps/relay/dividend',
  access: 'agent',
  summary: 'Returns the agent’s dividend: terms, current period and bills.',
  request: range,
  reply: summary,
})

export const readDailySalary = call({
  method: 'GET',
  path: '/wps/relay/dailySalary',
  access: 'agent',
  summary: 'Returns the agent’s daily salary: terms, current day and bills.',
  request: range,
  reply: summary,
})

export const processHourlySalary = call({
  method: 'POST',
  path: '/wps/relay/hourlySalary',
  access: 'agent',
  idempotent: true,
  summary: 'Settles the hourly salary that is due and returns its status.',
  request: range,
  reply: summary,
})

export const processRealTimeSalary = call({
  method: 'POST',
  path: '/wps/relay/realTimeSalary',
  access: 'agent',
  idempotent: true,
  summary: 'Settles the real-time salary that is due and returns its status.',
  request: range,
  reply: summary,
})

export const billSort = v.picklist(['period', 'amount'])

const billFilters = {
  side: v.picklist(['paid', 'received']),
  kind: v.optional(contractKind),
  /** Only bills of this contract, which may have ended. */
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
  summary: 'Lists bills that the agent pays to downlines or receives from the upline.',
  request: v.object({ ...billFilters, ...keyPage }),
  reply: v.object({ bills: v.array(bill), next, currency: v.string(), total: notNegative }),
})

export const exportContractBills = call({
  method: 'GET',
  path: '/wps/relay/contracts/bills/export',
  access: 'agent',
  summary:
    'Exports bills that the agent pays to downlines or receives from the upline as a CSV file in the reader’s language.',
  request: v.object(billFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export const readContractBill = call({
  method: 'GET',
  path: '/wps/relay/contracts/bills/details',
  access: 'agent',
  summary: 'Returns one bill and how it was calculated.',
  request: v.object({ id }),
  reply: v.object({
    bill,
    currency: v.string(),
    figures,
    tiers,
    /** Index of the tier that applied; null if none was reached. */
    tier: v.nullable(count),
    rate: basisPoints,
    base: notNegative,
    /** The ledger entries of the payment, one per account. */
    postings: v.array(v.object({ id, at: moment, account: v.string(), amount: minorUnits })),
  }),
})

export type BillOrder = v.InferOutput<typeof billSort>
export type BillState = v.InferOutput<typeof billState>
export type ContractBill = v.InferOutput<typeof bill>
export type ContractBillDetails = ReplyOf<typeof readContractBill>
export type ContractBillPage = ReplyOf<typeof listContractBills>
export type ContractSummary = v.InferOutput<typeof summary>
