import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { LeftOut } from '#protocol/agents/downline-registration.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** Why a withdrawal failed: the operator, the provider or the bank refused it, or it did not arrive. */
export type ReturnReason = 'holder' | 'account' | 'conduct' | 'declined' | 'refused' | 'notArrived'

type RequestType = 'offer' | 'amendment' | 'termination'

type OfContract = { kind: ContractKind; with: string }

/**
 * Notification events with the facts for their texts. Nicknames, reasons and notes are not escaped here;
 * rendering does that.
 */
export type MessageFacts = {
  'contract.offered': OfContract
  /**
   * The other party offers an amendment. `from`: when it applies if accepted in time; missing in older rows.
   */
  'contract.amendmentOffered': OfContract & { from?: string }
  'contract.requestEdited': OfContract & { type: 'offer' | 'amendment' }
  'contract.requestWithdrawn': OfContract & { type: RequestType }
  /** `from`: when the new terms apply; missing in older rows. */
  'contract.accepted': OfContract & ({ type: 'offer' } | { type: 'amendment'; from?: string })
  'contract.rejected': OfContract & { type: 'offer' | 'amendment' }
  'contract.terminationAsked': OfContract & { reason: string }
  'contract.terminationAgreed': OfContract
  'contract.terminationKept': OfContract
  /** The other party has ended it unilaterally, because the reader's account is closed. */
  'contract.endedAlone': OfContract
  /** Ended automatically, because the contract above has ended, or has another rate or period. */
  'contract.ended': OfContract & { because: 'lowerRate' | 'otherPeriod' | 'ended' }
  /** A request that lapsed because of one of the events above. */
  'contract.requestLapsed': OfContract & { type: RequestType }
  'contract.presetLeftOut': OfContract & { because: LeftOut }
  /** Payment for a period that ends before `to`. Times in ISO 8601, amount in minor units. */
  'bill.paid': OfContract & { amount: number; currency: string; from: string; to: string }
  /**
   * Unpaid bills of one contract on one day, which begins at `day`: their number, whole period (ISO 8601) and
   * total (minor units). The reader's balance was too low.
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
  /** Amount that will arrive, minor units. */
  'withdrawal.paid': { amount: number; currency: string }
  /** A withdrawal that was reported as missing has arrived; minor units. */
  'withdrawal.arrived': { amount: number; currency: string }
  /** The reserved amount was returned to the wallet; minor units. */
  'withdrawal.returned': { amount: number; currency: string; reason: ReturnReason }
  'security.passwordChanged': object
  'security.paymentPasswordChanged': { how: 'set' | 'changed' | 'reset' }
  'security.mobileBound': { mobile: string }
  'security.emailBound': { email: string }
  'security.secondStepOn': object
  'security.secondStepOff': object
  'security.recoveryCodesRenewed': object
  /** Both may be empty. */
  'security.sessionEnded': { device: string; ip: string }
  'security.otherSessionsEnded': { count: number }
  'security.deviceForgotten': { device: string }
  'security.payoutAccountAdded': { name: string }
  'security.payoutAccountRemoved': { name: string }
  /** A claimed reward. Amount and wagering requirement in minor units. `points` is missing in older rows. */
  'gift.claimed': {
    title: LocalizedText
    amount: number
    points?: number
    turnover: number
    /** Additional wagering requirement of the deposit with this bonus. */
    depositTurnover?: number
    currency: string
    /** When unused bonus money is taken back, ISO 8601. Only for deposit bonuses. */
    until?: string
  }
  /** A deposit was credited without the selected bonus. */
  'depositBonus.refused': { title: LocalizedText; why: 'used' | 'otherBonus' | 'belowMinimum' }
  /**
   * Unused bonus money of a deposit was taken back: its amount, and the remaining wagering requirement, in
   * minor units.
   */
  'depositBonus.ended': {
    title: LocalizedText
    because: 'cancelled' | 'expired'
    amount: number
    turnover: number
    currency: string
  }
  /** A reviewed bonus can be claimed. Amounts in minor units. */
  'bonus.granted': { title: LocalizedText; amount: number; turnover: number; currency: string }
  'bonus.refused': { title: LocalizedText; reason: LocalizedText }
  /** A higher VIP level, with the amount of unclaimed bonuses in minor units. */
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
