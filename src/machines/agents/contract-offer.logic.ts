import type { TermsAnswer } from '#api/agents/contracts.ts'
import { aboveOwn } from '#machines/agents/contract-draft.ts'
import { type RequestOutcome, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { ClosedReason, OfferContext, OutdatedCause, TermsRefusal } from './contract-offer.types.ts'

export type TermsOutcome = RequestOutcome<TermsAnswer>

/**
 * The step after a refusal: the agent edits the terms, the limits are loaded again, or the form closes
 * because nothing can be offered.
 */
export type NextStep = 'edit' | 'reread' | 'close'

const nextAfter: Readonly<Record<TermsRefusal['code'], NextStep>> = {
  'contract.rateAboveOwn': 'edit',
  'contract.tiersNotRising': 'edit',
  'contract.periodNotAllowed': 'reread',
  'contract.requestOpen': 'reread',
  'contract.exists': 'reread',
  'contract.changed': 'reread',
  'contract.ended': 'reread',
  'contract.settled': 'reread',
  'contract.requestChanged': 'reread',
  'contract.noneOwn': 'close',
  'contract.notAgent': 'close',
  'contract.memberClosed': 'close',
}

export function nextStep(outcome: TermsOutcome): NextStep | null {
  const refusal = refusalIn(outcome)
  return refusal && nextAfter[refusal.code]
}

export function afterRefusal(outcome: TermsOutcome): Partial<OfferContext> {
  const refusal = refusalIn(outcome)
  if (!refusal) return {}
  switch (refusal.code) {
    case 'contract.rateAboveOwn':
      return { refusal: refusal.code, errors: aboveOwn(refusal.value.tiers) }
    case 'contract.tiersNotRising':
      return { refusal: refusal.code, errors: { [refusal.value.tier]: { is: 'notRising' } } }
    case 'contract.noneOwn':
    case 'contract.notAgent':
    case 'contract.memberClosed':
      return { closed: closedAs[refusal.code] }
    default:
      return { outdatedBy: refusal.code satisfies OutdatedCause }
  }
}

const closedAs = {
  'contract.noneOwn': 'noneOwn',
  'contract.notAgent': 'notAgent',
  'contract.memberClosed': 'memberClosed',
} as const satisfies Record<string, ClosedReason>
