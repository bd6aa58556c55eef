import type {
  LoneEndAnswer,
  Termination,
  TerminationAnswer,
  UnilateralTermination,
} from '#api/agents/contracts.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Contract, ContractRequest } from '#protocol/agents/contract-terms.ts'

export type TerminationInput = { contract: Contract }

export type TerminationContext = {
  contract: Contract
  reason: string
  /** What the other party is asked. */
  intent: Intent<Termination> | null
  /** Contracts further down that would end with it, and once it has ended by one word those that did. */
  ends: readonly Contract[]
  /** Stands for exactly that list. */
  preview: string
  loneEnd: Intent<UnilateralTermination> | null
  /** What the other party has been asked, and once it is over what came of it. */
  request: ContractRequest | null
  failure: CallFailure | null
}

export type TerminationEvent =
  | { type: 'reason.change'; reason: string }
  | { type: 'termination.submit' }
  /** Ends it with all that is listed, though nobody else agrees. */
  | { type: 'termination.confirm' }
  | { type: 'termination.retry' }
  | { type: 'termination.close' }
  /** Something about contracts is other than it was. */
  | { type: 'contracts.changed' }
  | RequestNews

/** What asking the other party, or ending it without them, can come to. */
export type TerminationOutcome = RequestOutcome<TerminationAnswer | LoneEndAnswer>
