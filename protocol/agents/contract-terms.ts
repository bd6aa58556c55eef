import * as v from 'valibot'
import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/** Dividends are a share of the team's net loss, salaries of its turnover. */
export const contractKind = v.picklist(['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'])

export type ContractKind = v.InferOutput<typeof contractKind>

/**
 * Real-time salary is settled every five minutes and hourly salary every hour. Other periods are part of the
 * agreement.
 */
const payoutPeriod = v.picklist(['fiveMinutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'])

/** All three thresholds must be met; the highest tier met applies. */
const tier = v.object({
  netLoss: notNegative,
  turnover: notNegative,
  activeMembers: v.pipe(count, v.maxValue(LARGEST_INTEGER)),
  rate: v.pipe(basisPoints, v.minValue(1)),
})

/** Ascending, with rising rates. */
export const tiers = v.pipe(v.array(tier), v.minLength(1), v.maxLength(10))

export const contractTerms = v.object({ period: payoutPeriod, tiers })

export type ContractTerms = v.InferOutput<typeof contractTerms>

export const contractParty = v.object({
  memberId: id,
  account: v.string(),
  nickname: v.string(),
  /** The operator has closed the account; it cannot answer. */
  closed: v.boolean(),
})

export const contractState = v.picklist(['running', 'ended'])

export const agreedTerms = v.object({
  /** The latest terms, even while older ones still apply. */
  terms: contractTerms,
  /** Start of the contract or, for changed terms, of a period. */
  termsFrom: moment,
  /** The terms in effect until `termsFrom`; null when `terms` already apply. */
  termsBefore: v.nullable(contractTerms),
})

export type AgreedTerms = v.InferOutput<typeof agreedTerms>

export const contract = v.object({
  id,
  kind: contractKind,
  state: contractState,
  /**
   * Increases with every change. It is sent back with an answer, so that an agent answers only the version
   * they have read.
   */
  version: count,
  upline: contractParty,
  downline: contractParty,
  ...agreedTerms.entries,
  startedAt: moment,
  endedAt: v.nullable(moment),
  /**
   * `agreement`: ended by both parties. `lowerRate`, `otherPeriod`, `contractAbove`: the upline's own
   * contract now pays less, has another period, or ended. `closedAccount`: ended by one party, as the other's
   * account is closed.
   */
  endedBy: v.nullable(
    v.picklist(['agreement', 'lowerRate', 'otherPeriod', 'contractAbove', 'closedAccount']),
  ),
  openRequestId: v.nullable(id),
})

export type Contract = v.InferOutput<typeof contract>

export const requestState = v.picklist(['pending', 'accepted', 'rejected', 'withdrawn', 'lapsed'])

export const contractRequest = v.object({
  id,
  kind: contractKind,
  type: v.picklist(['offer', 'amendment', 'termination']),
  state: requestState,
  version: count,
  from: contractParty,
  to: contractParty,
  own: v.boolean(),
  contractId: v.nullable(id),
  /** The proposed terms; null for a termination. */
  terms: v.nullable(contractTerms),
  /** The terms agreed when the request was made; null before a first contract. */
  current: v.nullable(contractTerms),
  /** When `current` takes effect, if that is later than now or than the answer to the request; else null. */
  currentFrom: v.nullable(moment),
  /** The terms in effect until `currentFrom`; null when `current` already applies. */
  currentBefore: v.nullable(contractTerms),
  /**
   * When `terms` take effect; for a pending request, if it were accepted now. A first contract takes effect
   * on acceptance, changed terms with the next period. Null if they never do.
   */
  countsFrom: v.nullable(moment),
  reason: v.string(),
  askedAt: moment,
  answeredAt: v.nullable(moment),
})

export type ContractRequest = v.InferOutput<typeof contractRequest>
