import type { Consolidated, ContractStanding } from '#api/agents/contract-standing.ts'
import type { Seen } from '#api/agents/contracts.ts'
import type { Task } from '#machines/site/overlays.types.ts'

export type StandingInput = {
  memberId: string
  isTrial: boolean
  /** Whether the operator has contracts at all. */
  isOffered: boolean
}

export type StandingContext = StandingInput & {
  standing: ContractStanding | null
}

/** How many requests wait for the member's answer, put off or not. */
export type Waiting = {
  count: number
  /** Whether there are more than were counted. */
  hasMore: boolean
}

/**
 * Which kinds of contract the member has to do with, and what waits for their answer; `unread` where that did not arrive and was
 * not known before.
 */
export type StandingTypes = (Consolidated & { waiting: Waiting }) | 'unread'

/** What is said to whoever knows how a member stands. */
export type StandingCommand =
  /** The operator has switched contracts on or off. */
  | { type: 'contracts.offered'; isOffered: boolean }
  | { type: 'contracts.changed' }
  /** The reader is done for now with this version of a request. */
  | { type: 'request.putOff'; seen: Seen }
  | { type: 'overlay.closed'; task: Task }

/** What it says to the page. */
export type StandingReport =
  | { type: 'contracts.read'; types: StandingTypes }
  /** A request waits for the member's answer. */
  | { type: 'contract.due'; requestId: string }
