import type { Acceptance, AcceptanceAnswer, RejectionAnswer, Seen } from '#api/agents/contracts.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Contract, ContractRequest } from '#protocol/agents/contract-terms.ts'

export type AnswerInput = { requestId: string }

export type AnswerContext = AnswerInput & {
  /** Null before the first answer. */
  request: ContractRequest | null
  /** What stands today; null before a first contract. */
  contract: Contract | null
  /** Contracts further down that would end with a yes, and once it is given those that did. */
  ends: readonly Contract[]
  /** Stands for exactly that list. */
  preview: string
  acceptance: Intent<Acceptance> | null
  rejection: Intent<Seen> | null
  failure: CallFailure | null
}

export type AnswerEvent =
  | { type: 'answer.accept' }
  | { type: 'answer.reject' }
  | { type: 'answer.confirm' }
  | { type: 'answer.back' }
  /** The reader decides another time. */
  | { type: 'answer.later' }
  | { type: 'answer.close' }
  | { type: 'answer.retry' }
  /** Something about contracts is other than it was. */
  | { type: 'contracts.changed' }
  | RequestNews

/** Which version of the request was before its reader when they were done with it; null where there was none. */
export type AnswerOutcome = { seen: Seen | null }

type AcceptanceOutcome = RequestOutcome<AcceptanceAnswer>
type RejectionOutcome = RequestOutcome<RejectionAnswer>

/** What either answer can end in. */
export type AnswerEnd = AcceptanceOutcome | RejectionOutcome
