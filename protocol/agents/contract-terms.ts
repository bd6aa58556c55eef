import * as v from 'valibot'
import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/** What an upline pays a downline for: a share of its team's net loss, or of its turnover. */
export const contractKind = v.picklist(['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'])

export type ContractKind = v.InferOutput<typeof contractKind>

/** Real-time salary is settled every five minutes, hourly salary every hour; the rest is agreed. */
const payoutPeriod = v.picklist(['fiveMinutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'])

/** All three thresholds must be met; the highest tier that is met counts. */
const tier = v.object({
  netLoss: notNegative,
  turnover: notNegative,
  activeMembers: v.pipe(count, v.maxValue(LARGEST_INTEGER)),
  /** A tier that pays nothing is none. */
  rate: v.pipe(basisPoints, v.minValue(1)),
})

/** Tiers from the lowest to the highest, with rates that rise. */
export const tiers = v.pipe(v.array(tier), v.minLength(1), v.maxLength(10))

/** What is agreed: how often it is paid out, and by which tiers. */
export const contractTerms = v.object({ period: payoutPeriod, tiers })

export type ContractTerms = v.InferOutput<typeof contractTerms>

export const contractParty = v.object({
  memberId: id,
  account: v.string(),
  nickname: v.string(),
  /** The operator has closed the account: nobody answers for it any more. */
  closed: v.boolean(),
})

export const contractState = v.picklist(['running', 'ended'])

/** What is agreed, and from when it counts. */
export const agreedTerms = v.object({
  /** The newest terms, or the last that there were; also while older ones still count. */
  terms: contractTerms,
  /** From when on `terms` count: the contract's start or, of terms that were changed, the beginning of a period. */
  termsFrom: moment,
  /** What counts until `termsFrom`; null where `terms` count already. */
  termsBefore: v.nullable(contractTerms),
})

export type AgreedTerms = v.InferOutput<typeof agreedTerms>

/** An agreement that stands, or stood, between an upline and a direct downline. */
export const contract = v.object({
  id,
  kind: contractKind,
  state: contractState,
  /** Rises with every change; sent along so that nobody answers what they have not seen. */
  version: count,
  upline: contractParty,
  downline: contractParty,
  ...agreedTerms.entries,
  startedAt: moment,
  endedAt: v.nullable(moment),
  /** Agreed by both, ended because the contract above could not carry it any more, or by one because the other's account is closed. */
  endedBy: v.nullable(v.picklist(['agreement', 'lowerRate', 'closedAccount'])),
  /** The request about it that waits for an answer. */
  openRequestId: v.nullable(id),
})

export type Contract = v.InferOutput<typeof contract>

export const requestState = v.picklist(['pending', 'accepted', 'rejected', 'withdrawn', 'lapsed'])

/** A wish of one party that the other answers. */
export const contractRequest = v.object({
  id,
  kind: contractKind,
  type: v.picklist(['offer', 'amendment', 'termination']),
  state: requestState,
  version: count,
  from: contractParty,
  to: contractParty,
  /** Whether the reader sent it. */
  own: v.boolean(),
  contractId: v.nullable(id),
  /** What would stand afterwards; null for a termination. */
  terms: v.nullable(contractTerms),
  /** What was agreed between the two as it was asked; null before a first contract. */
  current: v.nullable(contractTerms),
  /** From when on `current` counts, while that is later: than now of what waits, than the answer of an end; null where it is not. */
  currentFrom: v.nullable(moment),
  /** What counts until `currentFrom`; null where that is. */
  currentBefore: v.nullable(contractTerms),
  /**
   * From when on `terms` count; of a request that waits, if it were accepted as it is read. A first contract counts from its
   * acceptance on, other terms from the period on that begins next. Null where they come to count never.
   */
  countsFrom: v.nullable(moment),
  reason: v.string(),
  askedAt: moment,
  answeredAt: v.nullable(moment),
})

export type ContractRequest = v.InferOutput<typeof contractRequest>
