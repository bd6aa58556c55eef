import type { ContractLimits, TermsAnswer, TermsToSend } from '#api/agents/contracts.ts'
import type { OfferDraft, OfferParties } from '#api/agents/offer-draft.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import type { ComposingEvent, Draft, TierErrors } from '#machines/agents/contract-draft.ts'
import type { RequestNews } from '#machines/agents/request-watch.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractRequest, ContractTerms } from '#protocol/agents/contract-terms.ts'

export type TermsRefusal = Extract<TermsAnswer, { ok: false }>['refusal']

/**
 * Why nothing can be offered to this downline.
 *
 * - `notAgent`: contracts are for agents only
 * - `noneOwn`: the agent has no such contract of its own
 * - `periodChanges`: the agent's own period is about to change, and the offer would start before that
 * - `memberClosed`: the operator has closed the downline's account
 * - `notFound`: no longer a direct downline of the agent
 */
export type ClosedReason = 'notAgent' | 'noneOwn' | 'periodChanges' | 'memberClosed' | 'notFound'

/** Refusal codes caused by changes of others, resolved by loading the limits again. */
export type OutdatedCause =
  | 'contract.requestOpen'
  | 'contract.periodNotAllowed'
  | 'contract.exists'
  | 'contract.changed'
  | 'contract.ended'
  | 'contract.settled'
  | 'contract.requestChanged'

/** Why terms were not sent; the tier errors add details. */
export type OfferRefusal =
  | 'invalid'
  | 'unchanged'
  | Extract<TermsRefusal['code'], 'contract.rateAboveOwn' | 'contract.tiersNotRising'>

export type OfferInput = OfferParties & {
  /** The unsent draft saved in this tab, or null. */
  savedDraft: OfferDraft | null
  /** The URL says that the member was reviewing the draft. */
  wasReviewing: boolean
}

export type OfferContext = OfferParties & {
  wasReviewing: boolean
  limits: ContractLimits | null
  draft: Draft | null
  errors: TierErrors
  /** The draft as last reviewed; it is offered if it has no errors. */
  offered: ContractTerms | null
  refusal: OfferRefusal | null
  closed: ClosedReason | null
  outdatedBy: OutdatedCause | null
  intent: Intent<TermsToSend> | null
  /** The request sent to the downline and, once settled, its outcome. */
  sent: ContractRequest | null
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

export type OfferEvent =
  | ComposingEvent
  | { type: 'offer.submit' }
  | { type: 'offer.back' }
  | { type: 'offer.confirm' }
  | { type: 'offer.discard' }
  | { type: 'offer.reread' }
  | { type: 'contracts.changed' }
  | RequestNews
