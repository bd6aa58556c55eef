import type { Consolidated, ContractStatus } from '#api/agents/contract-status.ts'
import type { RequestVersion } from '#api/agents/contracts.ts'
import type { Task } from '#machines/site/overlays.types.ts'

export type ContractStatusInput = {
  memberId: string
  isTrial: boolean
  isOffered: boolean
}

export type ContractStatusContext = ContractStatusInput & {
  status: ContractStatus | null
  /** Request versions for which this tab no longer opens the popup. */
  snoozed: readonly RequestVersion[]
  /** The request version that opened the popup. A later version may already be known. */
  opened: RequestVersion | null
}

/** The status loaded from the platform, and the requests snoozed earlier in this tab. */
export type StatusReading = { status: ContractStatus; snoozed: readonly RequestVersion[] }

/** Requests waiting for the member's answer, snoozed or not. */
export type Waiting = {
  count: number
  hasMore: boolean
}

export type MemberContracts = (Consolidated & { waiting: Waiting }) | 'loadFailed'

export type ContractStatusCommand =
  | { type: 'contracts.offered'; isOffered: boolean }
  | { type: 'contracts.changed' }
  | { type: 'request.snooze'; request: RequestVersion }
  | { type: 'overlay.closed'; task: Task }

export type ContractStatusReport =
  | { type: 'contracts.read'; types: MemberContracts }
  | { type: 'contract.due'; request: RequestVersion }
