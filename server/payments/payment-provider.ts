/** What a provider says to a charge: what it is paid by, or that it will not take it. */
export type ChargeAnswer = { outcome: 'charged'; copyCode: string } | { outcome: 'declined' }

export type ChargeState = 'open' | 'paid' | 'refused' | 'cancelled'

/** What a provider says to a payment out: that it has it in hand, or that it will not take it. */
export type PayoutAnswer = 'taken' | 'declined'

export type PayoutState = 'open' | 'paid' | 'refused' | 'declined'

/** A payment out: minor units that are to arrive, and the account, as its owner gave it. */
export type Payout = {
  id: string
  amount: number
  account: { kind: 'pix' | 'bank'; number: string; holder: string }
}

/**
 * Who takes members' payments, and pays them out. Each of these may throw or be asked again, for a line may break before the work or after it: the
 * same id is the same charge, whatever was asked before.
 */
export type PaymentProvider = {
  /** Asks for a payment of `amount` minor units. */
  charge(order: { id: string; amount: number }): Promise<ChargeAnswer>
  /** How a charge stands; null for one that the provider does not know. */
  look(id: string): Promise<ChargeState | null>
  /** Minor units that were paid for a paid charge, which may be more or less than was asked for. */
  amountPaid(id: string): Promise<number>
  /** Takes no payment for it any more; `paid` where it came too late for that. */
  cancel(id: string): Promise<'cancelled' | 'paid'>
  /** Pays out, once for an id. */
  payOut(payout: Payout): Promise<PayoutAnswer>
  /** How a payment out stands; null for one that the provider does not know. */
  lookPayout(id: string): Promise<PayoutState | null>
}
