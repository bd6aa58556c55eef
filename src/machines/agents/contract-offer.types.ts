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
 * - `noneOwn`: the agent has no contract of this kind
 * - `periodChanges`: the period of the agent's own contract is about to change, so no period is allowed now
 * - `memberClosed`: the operator has closed the downline's account
 * - `notFound`: the member is no longer a direct downline of the agent
 */
export type ClosedReason = 'notAgent' | 'noneOwn' | 'periodChanges' | 'memberClosed' | 'notFound'

/** Refusal codes caused by other people's changes. Loading the limits again resolves them. */
export type OutdatedCause =
  | 'contract.requestOpen'
  | 'contract.periodNotAllowed'
  | 'contract.exists'
  | 'contract.changed'
  | 'contract.ended'
  | 'contract.settled'
  | 'contract.requestChanged'

/** Why the offer was not made. Except for `unchanged`, the tier errors give details. */
export type OfferRefusal =
  | 'invalid'
  | 'unchanged'
  | Extract<TermsRefusal['code'], 'contract.rateAboveOwn' | 'contract.tiersNotRising'>

export type OfferInput = OfferParties & {
  /** The unsent draft saved in this tab, or null. */
  savedDraft: OfferDraft | null
  /** Whether the member was reviewing the draft, according to the URL. */
  wasReviewing: boolean
}

export type OfferContext = OfferParties & {
  wasReviewing: boolean
  limits: ContractLimits | null
  draft: Draft | null
  errors: TierErrors
  /** The terms of the draft when it was last checked. They are offered if there are no errors. */
  offered: ContractTerms | null
  refusal: OfferRefusal | null
  closed: ClosedReason | null
  outdatedBy: OutdatedCause | null
  intent: Intent<TermsToSend> | null
  /** The request sent to the downline. Once answered, it includes the outcome. */
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
