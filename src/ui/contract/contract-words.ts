import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillState } from '#contract/contract-bills.ts'
import type { ContractKind, ContractTerms } from '#contract/contract-terms.ts'

/** Kinds of contract, the same wherever they are said. */
export const kindNames: Record<ContractKind, MessageDescriptor> = {
  dividend: msg`Dividend`,
  dailySalary: msg`Daily wage`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
}

/** How often a contract pays. */
export const periodNames: Record<ContractTerms['period'], MessageDescriptor> = {
  fiveMinutes: msg`every 5 minutes`,
  hourly: msg`every hour`,
  daily: msg`every day`,
  weekly: msg`every week`,
  semimonthly: msg`twice a month`,
  monthly: msg`every month`,
}

/** How far a bill is. */
export const billStateNames: Record<BillState, MessageDescriptor> = {
  calculating: msg`Being reckoned`,
  due: msg`Waiting for money`,
  paid: msg`Paid out`,
  nothing: msg`Nothing to pay`,
  failed: msg`Not paid, account closed`,
}
