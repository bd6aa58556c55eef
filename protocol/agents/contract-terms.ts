import * as v from 'valibot'
import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/** Dividends are a share of the team's net loss. Salaries are a share of its turnover. */
export const contractKind = v.picklist(['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'])

export type ContractKind = v.InferOutput<typeof contractKind>

/**
 * Each kind of salary has its own period: five minutes for real-time salaries, an hour or a day for the
 * others. A dividend contract states one of the longer periods.
 */
const payoutPeriod = v.picklist(['fiveMinutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'])

/** A tier is reached if all three thresholds are met. The highest tier reached applies. */
const tier = v.object({
  netLoss: notNegative,
  turnover: notNegative,
  activeMembers: v.pipe(count, v.maxValue(LARGEST_INTEGER)),
  rate: v.pipe(basisPoints, v.minValue(1)),
})

/** In ascending order, with rising rates. */
export const tiers = v.pipe(v.array(tier), v.minLength(1), v.maxLength(10))

export const contractTerms = v.object({ period: payoutPeriod, tiers })

export type ContractTerms = v.InferOutput<typeof contractTerms>

export const contractParty = v.object({
  memberId: id,
  account: v.string(),
  nickname: v.string(),
  /** Whether the operator has closed this party's account. If so, they cannot answer. */
  closed: v.boolean(),
})

export const contractState = v.picklist(['running', 'ended'])

export const agreedTerms = v.object({
  /** The latest terms, which may not apply yet. */
  terms: contractTerms,
  /**
   * When `terms` start to apply: at the start of the contract or, after a change, at the start of a period.
   */
  termsFrom: moment,
  /** The terms that apply until `termsFrom`; null if `terms` apply already. */
  termsBefore: v.nullable(contractTerms),
})

export type AgreedTerms = v.InferOutput<typeof agreedTerms>

export const contract = v.object({
  id,
  kind: contractKind,
  state: contractState,
  /**
   * Increases with every change. Every call that changes the contract sends the version that the member has
   * read, so that no member acts on unread terms.
   */
  version: count,
  upline: contractParty,
  downline: contractParty,
  ...agreedTerms.entries,
  startedAt: moment,
  endedAt: v.nullable(moment),
  /**
   * `agreement`: both parties agreed. `lowerRate`, `otherPeriod`, `contractAbove`: the upline's own contract
   * now pays less, has another period, or has ended. `closedAccount`: one party ended the contract because
   * the other party's account is closed.
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
  /** The terms agreed when the request was made; null if there was no contract. */
  current: v.nullable(contractTerms),
  /**
   * When `current` takes effect. Null if it already applies or, for an answered termination, if it already
   * applied when the request was answered. Always null for answered offers and amendments.
   */
  currentFrom: v.nullable(moment),
  /** The terms that apply until `currentFrom`; null if there are none, or if `currentFrom` is null. */
  currentBefore: v.nullable(contractTerms),
  /**
   * When `terms` take effect or, for a pending request, would take effect if it were accepted now. A first
   * contract takes effect on acceptance, changed terms at the start of the next period. Null if they never
   * take effect.
   */
  countsFrom: v.nullable(moment),
  reason: v.string(),
  askedAt: moment,
  answeredAt: v.nullable(moment),
})

export type ContractRequest = v.InferOutput<typeof contractRequest>
