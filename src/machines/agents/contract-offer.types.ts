import type { ContractLimits, TermsAnswer, TermsToSend } from '#api/agents/contracts.ts'
import type { OfferDraft, OfferParties } from '#api/agents/offer-draft.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { ComposingEvent, Draft, TierErrors } from '#machines/agents/contract-draft.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractRequest, ContractTerms } from '#protocol/agents/contract-terms.ts'

export type TermsRefusal = Extract<TermsAnswer, { ok: false }>['refusal']

/**
 * Why there is nothing to offer this downline.
 *
 * - `notAgent`: contracts are with agents
 * - `noneOwn`: the agent is paid by no such contract itself
 * - `periodChanges`: the agent's own comes to be paid in another period, and what is offered would count before that
 * - `memberClosed`: the operator has closed the downline's account
 * - `gone`: it is no direct downline of the agent's
 */
export type ClosedReason = 'notAgent' | 'noneOwn' | 'periodChanges' | 'memberClosed' | 'gone'

/** What came about between the two while terms were composed: each code of a refusal that another reading resolves. */
export type Overtaken =
  | 'contract.requestOpen'
  | 'contract.periodNotAllowed'
  | 'contract.exists'
  | 'contract.changed'
  | 'contract.ended'
  | 'contract.settled'
  | 'contract.requestChanged'

export type OfferInput = OfferParties & {
  /** What was composed in this tab before and not sent; null for nothing. */
  kept: OfferDraft | null
  /** Whether it was being looked over, as the address says. */
  wasReviewing: boolean
}

export type OfferContext = OfferParties & {
  wasReviewing: boolean
  /** Null before the first answer. */
  limits: ContractLimits | null
  draft: Draft | null
  errors: TierErrors
  /** The draft as it was last looked over: what is offered where it has no errors. */
  offered: ContractTerms | null
  closed: ClosedReason | null
  overtaken: Overtaken | null
  intent: Intent<TermsToSend> | null
  /** What the downline has been asked, and once it is over what came of it. */
  sent: ContractRequest | null
  /** Epoch ms at which the platform looks at another attempt. */
  retryAt: number
  failure: CallFailure | null
}

export type OfferEvent =
  | ComposingEvent
  | { type: 'offer.submit' }
  | { type: 'offer.back' }
  | { type: 'offer.confirm' }
  /** Goes back to what stands, or to nothing. */
  | { type: 'offer.discard' }
  /** Reads again what may be offered; what was composed is kept. */
  | { type: 'offer.reread' }
  /** Something about contracts is other than it was. */
  | { type: 'contracts.changed' }
  | RequestNews
