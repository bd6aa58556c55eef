import type { Consolidated, ContractStanding } from '#api/agents/contract-standing.ts'
import type { Seen } from '#api/agents/contracts.ts'
import type { Task } from '#machines/site/overlays.types.ts'

export type StandingInput = {
  memberId: string
  isTrial: boolean
  isOffered: boolean
}

export type StandingContext = StandingInput & {
  standing: ContractStanding | null
}

/** Requests waiting for the member's answer, snoozed or not. */
export type Waiting = {
  count: number
  hasMore: boolean
}

/**
 * Contract kinds that apply to the member and requests waiting for an answer; `unread` if that could not be
 * read yet.
 */
export type StandingTypes = (Consolidated & { waiting: Waiting }) | 'unread'

export type StandingCommand =
  | { type: 'contracts.offered'; isOffered: boolean }
  | { type: 'contracts.changed' }
  | { type: 'request.putOff'; seen: Seen }
  | { type: 'overlay.closed'; task: Task }

export type StandingReport =
  | { type: 'contracts.read'; types: StandingTypes }
  | { type: 'contract.due'; requestId: string }
