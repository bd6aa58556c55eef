import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { LeftOut } from '#protocol/agents/downline-registration.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** Why a withdrawal failed: the operator, provider or bank refused it, or the money did not arrive. */
export type ReturnReason = 'holder' | 'account' | 'conduct' | 'declined' | 'refused' | 'notArrived'

type RequestType = 'offer' | 'amendment' | 'termination'

type OfContract = { kind: ContractKind; with: string }

/**
 * Notification events and the data for their texts. Nicknames, reasons and notes are escaped only when a
 * notification is rendered.
 */
export type MessageFacts = {
  'contract.offered': OfContract
  /**
   * The other party offers an amendment. `from` is when it takes effect if accepted in time; older rows do
   * not have it.
   */
  'contract.amendmentOffered': OfContract & { from?: string }
  'contract.requestEdited': OfContract & { type: 'offer' | 'amendment' }
  'contract.requestWithdrawn': OfContract & { type: RequestType }
  /** `from` is when the new terms take effect; older rows do not have it. */
  'contract.accepted': OfContract & ({ type: 'offer' } | { type: 'amendment'; from?: string })
  'contract.rejected': OfContract & { type: 'offer' | 'amendment' }
  'contract.terminationAsked': OfContract & { reason: string }
  'contract.terminationAgreed': OfContract
  'contract.terminationKept': OfContract
  /** The other party ended the contract unilaterally, because the reader's account is closed. */
  'contract.endedAlone': OfContract
  /**
   * The contract ended automatically, because the contract above it ended, or now has a lower rate or another
   * period.
   */
  'contract.ended': OfContract & { because: 'lowerRate' | 'otherPeriod' | 'ended' }
  /**
   * A pending request lapsed, because the upline's contracts have changed or the upline's account was closed.
   */
  'contract.requestLapsed': OfContract & { type: RequestType }
  'contract.presetLeftOut': OfContract & { because: LeftOut }
  /** Payment for a period that ends just before `to`. Times are in ISO 8601, the amount is in minor units. */
  'bill.paid': OfContract & { amount: number; currency: string; from: string; to: string }
  /**
   * One contract's bills for one day that could not be paid because the reader's balance was too low. `day`
   * is the start of the day; `from` and `to` enclose all billed periods (ISO 8601). `amount` is the total in
   * minor units.
   */
  'bill.waiting': OfContract & {
    contractId: string
    day: string
    bills: number
    amount: number
    currency: string
    from: string
    to: string
  }
  'transfer.received': { from: string; amount: number; currency: string; note: string }
  /** Minor units. */
  'deposit.credited': { amount: number; currency: string }
  /** The amount that the member will receive, in minor units. */
  'withdrawal.paid': { amount: number; currency: string }
  /** A withdrawal has arrived after the member reported it as missing. The amount is in minor units. */
  'withdrawal.arrived': { amount: number; currency: string }
  /** The reserved amount, in minor units, was returned to the wallet. */
  'withdrawal.returned': { amount: number; currency: string; reason: ReturnReason }
  'security.passwordChanged': object
  'security.paymentPasswordChanged': { how: 'set' | 'changed' | 'reset' }
  'security.mobileBound': { mobile: string }
  'security.emailBound': { email: string }
  'security.secondStepOn': object
  'security.secondStepOff': object
  'security.recoveryCodesRenewed': object
  /** Both values may be empty. */
  'security.sessionEnded': { device: string; ip: string }
  'security.otherSessionsEnded': { count: number }
  'security.deviceForgotten': { device: string }
  'security.payoutAccountAdded': { name: string }
  'security.payoutAccountRemoved': { name: string }
  /**
   * A reward was claimed. Amount and wagering requirement are in minor units. Older rows have no `points`.
   */
  'gift.claimed': {
    title: LocalizedText
    amount: number
    points?: number
    turnover: number
    /** Wagering requirement of the deposit itself, in addition to the bonus's own. */
    depositTurnover?: number
    currency: string
    /** When unused bonus money is taken back, in ISO 8601. Only deposit bonuses have it. */
    until?: string
  }
  /** A deposit was credited without the selected bonus. */
  'depositBonus.refused': { title: LocalizedText; why: 'used' | 'otherBonus' | 'belowMinimum' }
  /**
   * Unused bonus money of a deposit was taken back. The amount and the remaining wagering requirement are in
   * minor units.
   */
  'depositBonus.ended': {
    title: LocalizedText
    because: 'cancelled' | 'expired'
    amount: number
    turnover: number
    currency: string
  }
  /** A bonus was approved and can be claimed. Amounts are in minor units. */
  'bonus.granted': { title: LocalizedText; amount: number; turnover: number; currency: string }
  'bonus.refused': { title: LocalizedText; reason: LocalizedText }
  /** The member reached a higher VIP level. `amount` is the sum of the unclaimed bonuses, in minor units. */
  'vip.raised': { level: LocalizedText; amount: number; currency: string }
  'promotion.accepted': { title: LocalizedText }
  'promotion.rejected': { title: LocalizedText; reason: LocalizedText }
  'redemption.approved': { title: LocalizedText; quantity: number; delivered: boolean }
  'redemption.rejected': { title: LocalizedText; quantity: number; points: number; reason: LocalizedText }
  'feedback.answered': { content: string; answer: string }
}

export type MessageEvent = keyof MessageFacts

export type MessageTopic = 'account' | 'money' | 'promotion' | 'contract' | 'service'

const promotions: ReadonlySet<MessageEvent> = new Set([
  'gift.claimed',
  'depositBonus.refused',
  'depositBonus.ended',
  'bonus.granted',
  'bonus.refused',
  'vip.raised',
  'promotion.accepted',
  'promotion.rejected',
  'redemption.approved',
  'redemption.rejected',
])

export function topicOf(event: MessageEvent): MessageTopic {
  if (promotions.has(event)) return 'promotion'
  if (event.startsWith('contract.')) return 'contract'
  if (event.startsWith('feedback.')) return 'service'
  return event.startsWith('security.') ? 'account' : 'money'
}
