import type { Acceptance, AcceptanceAnswer, RejectionAnswer, RequestVersion } from '#api/agents/contracts.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Contract, ContractRequest } from '#protocol/agents/contract-terms.ts'

export type AnswerInput = { requestId: string }

export type AnswerContext = AnswerInput & {
  request: ContractRequest | null
  /** The current contract; null if the request is for a first one. */
  contract: Contract | null
  /**
   * Contracts further down the team that would end if the request were accepted, or that have ended after its
   * acceptance.
   */
  ends: readonly Contract[]
  /** Proves to the platform which list of ending contracts was shown. */
  preview: string
  acceptance: Intent<Acceptance> | null
  rejection: Intent<RequestVersion> | null
  failure: CallFailure | null
}

export type AnswerEvent =
  | { type: 'answer.accept' }
  | { type: 'answer.reject' }
  | { type: 'answer.confirm' }
  | { type: 'answer.back' }
  | { type: 'answer.later' }
  | { type: 'answer.close' }
  | { type: 'answer.retry' }
  | { type: 'contracts.changed' }
  | RequestNews

/** The request version shown last; null if none was shown. */
export type AnswerOutput = { shown: RequestVersion | null }

type AcceptanceOutcome = RequestOutcome<AcceptanceAnswer>
type RejectionOutcome = RequestOutcome<RejectionAnswer>

export type AnswerOutcome = AcceptanceOutcome | RejectionOutcome
