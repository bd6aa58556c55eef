import type {
  Termination,
  TerminationAnswer,
  TerminationPreview,
  UnilateralTermination,
  UnilateralTerminationAnswer,
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
  intent: Intent<Termination> | null
  /**
   * Contracts further down the team that would also end, or that have ended after a unilateral termination.
   */
  ends: readonly Contract[]
  /** Proves to the platform which list of ending contracts was shown. */
  preview: string
  unilateralTermination: Intent<UnilateralTermination> | null
  request: ContractRequest | null
  refusal: TerminationRefusal | null
  failure: CallFailure | null
}

export type TerminationEvent =
  | { type: 'reason.change'; reason: string }
  | { type: 'termination.submit' }
  /** Ends all listed contracts without the other parties' consent. */
  | { type: 'termination.confirm' }
  | { type: 'termination.retry' }
  | { type: 'termination.close' }
  | { type: 'contracts.changed' }
  | RequestNews

export type TerminationOutcome = RequestOutcome<TerminationAnswer | UnilateralTerminationAnswer>

type Answer = TerminationAnswer | UnilateralTerminationAnswer | TerminationPreview

export type AnyOutcome = RequestOutcome<Answer>

export type PlatformRefusal = Extract<Answer, { ok: false }>['refusal']

export type TerminationRefusal = PlatformRefusal['code'] | 'reasonTooLong'
