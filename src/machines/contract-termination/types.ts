import type { LoneEnd, LoneEndAnswer, Termination, TerminationAnswer } from '#api/contracts.ts'
import type { Intent } from '#api/intent.ts'
import type { Contract } from '#contract/contract-terms.ts'
import type { CallFailure } from '../call-failure.ts'
import type { IntentEnd } from '../intent.machine.ts'

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
  loneEnd: Intent<LoneEnd> | null
  failure: CallFailure | null
}

export type TerminationEvent =
  | { type: 'reason.change'; reason: string }
  | { type: 'termination.submit' }
  /** Ends it with all that is listed, though nobody else agrees. */
  | { type: 'termination.confirm' }
  | { type: 'termination.retry' }
  | { type: 'termination.close' }

/** What asking the other party, or ending it without them, can come to. */
export type TerminationEnd = IntentEnd<TerminationAnswer | LoneEndAnswer>
