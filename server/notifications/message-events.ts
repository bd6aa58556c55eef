import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { LeftOut } from '#protocol/agents/downline-registration.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

/** Why a payment out came to nothing: by the operator's word, the provider's or the bank's, or because it never arrived. */
export type ReturnReason = 'holder' | 'account' | 'conduct' | 'declined' | 'refused' | 'notArrived'

type RequestType = 'offer' | 'amendment' | 'termination'

/** What a message about a contract knows: its kind, and the nickname of the other party. */
type OfContract = { kind: ContractKind; with: string }

/**
 * What members are told of, by event, with the facts that its wording needs. Nicknames, reasons and notes stand as their
 * authors wrote them; the wording escapes them.
 */
export type MessageFacts = {
  /** The other party offers a first contract. */
  'contract.offered': OfContract
  /** The other party offers other terms for a running one; `from`: when they count if accepted before, not known to earlier editions. */
  'contract.amendmentOffered': OfContract & { from?: string }
  'contract.requestEdited': OfContract & { type: 'offer' | 'amendment' }
  'contract.requestWithdrawn': OfContract & { type: RequestType }
  /** `from`: when the new terms begin to count; messages of earlier editions don't know it. */
  'contract.accepted': OfContract & ({ type: 'offer' } | { type: 'amendment'; from?: string })
  'contract.rejected': OfContract & { type: 'offer' | 'amendment' }
  /** The other party asks to end the contract; `reason` may be empty. */
  'contract.terminationAsked': OfContract & { reason: string }
  'contract.terminationAgreed': OfContract
  'contract.terminationKept': OfContract
  /** The other party has ended the contract alone, because the reader’s account was closed. */
  'contract.endedAlone': OfContract
  /** Ended without a word of either party, since the contract above it came to pay less or in another period, or ended. */
  'contract.ended': OfContract & { because: 'lowerRate' | 'otherPeriod' | 'ended' }
  /** A request of either party that can no longer be answered, because of what happened above. */
  'contract.requestLapsed': OfContract & { type: RequestType }
  /** Somebody has joined by the reader's link, and was not offered what the link says. */
  'contract.presetLeftOut': OfContract & { because: LeftOut }
  /** Money of a contract for one period, before `to`; moments in ISO 8601, the amount in minor units. */
  'bill.paid': OfContract & { amount: number; currency: string; from: string; to: string }
  /**
   * The reader owes the other party bills of one contract that are of one day, its first moment `day`, or that begin on it: so many,
   * of the time from the first to the last (ISO 8601), their amounts together (minor units). Whoever reads it had too little then.
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
  /** Money from another member; the amount in minor units, `note` may be empty. */
  'transfer.received': { from: string; amount: number; currency: string; note: string }
  /** A payment in has been credited; the amount in minor units. */
  'deposit.credited': { amount: number; currency: string }
  /** A payment out has been made; minor units that arrive. */
  'withdrawal.paid': { amount: number; currency: string }
  /** A payment out that was said not to have arrived was found to have arrived; minor units. */
  'withdrawal.arrived': { amount: number; currency: string }
  /** What was set aside for a payment out is back in the wallet; minor units. */
  'withdrawal.returned': { amount: number; currency: string; reason: ReturnReason }
  'security.passwordChanged': object
  /** `how`: for the first time, by who knew the one before, or with a texted code. */
  'security.paymentPasswordChanged': { how: 'set' | 'changed' | 'reset' }
  /** What is bound now, masked. */
  'security.mobileBound': { mobile: string }
  'security.emailBound': { email: string }
  'security.secondStepOn': object
  'security.secondStepOff': object
  'security.recoveryCodesRenewed': object
  /** Where it was logged in, as the session had it; either may be empty. */
  'security.sessionEnded': { device: string; ip: string }
  'security.otherSessionsEnded': { count: number }
  'security.deviceForgotten': { device: string }
  /** An account that money may be paid to, masked. */
  'security.payoutAccountAdded': { name: string }
  'security.payoutAccountRemoved': { name: string }
  /** Something was claimed; the amount, and what must be staked for it, in minor units. Points are not known to earlier editions. */
  'gift.claimed': {
    title: LocalizedText
    amount: number
    points?: number
    turnover: number
    /** What the deposit that a bonus came with must be staked, on top of it. */
    depositTurnover?: number
    currency: string
    /** When unused bonus is taken back, ISO 8601; of the bonus of a deposit alone. */
    until?: string
  }
  /** A deposit was credited without the bonus that was chosen for it. */
  'depositBonus.refused': { title: LocalizedText; why: 'used' | 'otherBonus' | 'belowMinimum' }
  /** Unused bonus of a deposit was taken back; that, and what is left to stake for what was used, in minor units. */
  'depositBonus.ended': {
    title: LocalizedText
    because: 'cancelled' | 'expired'
    amount: number
    turnover: number
    currency: string
  }
  /** A bonus that was looked at can be claimed now; amounts in minor units. */
  'bonus.granted': { title: LocalizedText; amount: number; turnover: number; currency: string }
  'bonus.refused': { title: LocalizedText; reason: LocalizedText }
  /** A higher VIP level was reached; the bonuses for getting there, which wait to be claimed, in minor units. */
  'vip.raised': { level: LocalizedText; amount: number; currency: string }
  /** Who asked to join a promotion has. */
  'promotion.accepted': { title: LocalizedText }
  /** Who asked to join one is not let in. */
  'promotion.rejected': { title: LocalizedText; reason: LocalizedText }
  /** What points were redeemed for is given. */
  'redemption.approved': { title: LocalizedText; quantity: number; delivered: boolean }
  /** It is not, and the points are back. */
  'redemption.rejected': { title: LocalizedText; quantity: number; points: number; reason: LocalizedText }
  /** The operator answers what a member told them. */
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

/** Under which topic an event is listed. */
export function topicOf(event: MessageEvent): MessageTopic {
  if (promotions.has(event)) return 'promotion'
  if (event.startsWith('contract.')) return 'contract'
  if (event.startsWith('feedback.')) return 'service'
  return event.startsWith('security.') ? 'account' : 'money'
}
