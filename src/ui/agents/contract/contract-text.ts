import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillState } from '#protocol/agents/contract-bills.ts'
import type { ContractKind, ContractRequest, ContractTerms } from '#protocol/agents/contract-terms.ts'

export const kindNames: Record<ContractKind, MessageDescriptor> = {
  dividend: msg`Dividend`,
  dailySalary: msg`Daily wage`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
}

export const periodNames: Record<ContractTerms['period'], MessageDescriptor> = {
  fiveMinutes: msg`every 5 minutes`,
  hourly: msg`every hour`,
  daily: msg`every day`,
  weekly: msg`every week`,
  semimonthly: msg`twice a month`,
  monthly: msg`every month`,
}

export const billStateNames: Record<BillState, MessageDescriptor> = {
  calculating: msg`Being worked out`,
  due: msg`Waiting for money`,
  paid: msg`Paid out`,
  nothing: msg`Nothing to pay`,
  failed: msg`Not paid, account closed`,
}

export const requestTypeNames: Record<ContractRequest['type'], MessageDescriptor> = {
  offer: msg`New contract`,
  amendment: msg`Other terms`,
  termination: msg`End of the contract`,
}

export const requestStateNames: Record<ContractRequest['state'], MessageDescriptor> = {
  pending: msg`Waiting for an answer`,
  accepted: msg`Accepted`,
  rejected: msg`Turned down`,
  withdrawn: msg`Taken back`,
  lapsed: msg`No longer possible`,
}
