import type { TermsAnswer } from '#api/agents/contracts.ts'
import { aboveOwn } from '#machines/agents/contract-draft.ts'
import { type RequestOutcome, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { ClosedReason, OfferContext, Overtaken, TermsRefusal } from './contract-offer.types.ts'

export type TermsEnd = RequestOutcome<TermsAnswer>

/**
 * Next step after a refusal: other terms, reading the limits again, or none because nothing can be offered.
 */
export type NextStep = 'terms' | 'look' | 'nothing'

const nextAfter: Readonly<Record<TermsRefusal['code'], NextStep>> = {
  'contract.rateAboveOwn': 'terms',
  'contract.tiersNotRising': 'terms',
  'contract.periodNotAllowed': 'look',
  'contract.requestOpen': 'look',
  'contract.exists': 'look',
  'contract.changed': 'look',
  'contract.ended': 'look',
  'contract.settled': 'look',
  'contract.requestChanged': 'look',
  'contract.noneOwn': 'nothing',
  'contract.notAgent': 'nothing',
  'contract.memberClosed': 'nothing',
}

export function nextStep(end: TermsEnd): NextStep | null {
  const refusal = refusalIn(end)
  return refusal && nextAfter[refusal.code]
}

export function afterRefusal(end: TermsEnd): Partial<OfferContext> {
  const refusal = refusalIn(end)
  if (!refusal) return {}
  switch (refusal.code) {
    case 'contract.rateAboveOwn':
      return { errors: aboveOwn(refusal.value.tiers) }
    case 'contract.tiersNotRising':
      return { errors: { [refusal.value.tier]: { is: 'notRising' } } }
    case 'contract.noneOwn':
    case 'contract.notAgent':
    case 'contract.memberClosed':
      return { closed: closedAs[refusal.code] }
    default:
      return { overtaken: refusal.code satisfies Overtaken }
  }
}

const closedAs = {
  'contract.noneOwn': 'noneOwn',
  'contract.notAgent': 'notAgent',
  'contract.memberClosed': 'memberClosed',
} as const satisfies Record<string, ClosedReason>
