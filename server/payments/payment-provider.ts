export type ChargeAnswer = { outcome: 'charged'; copyCode: string } | { outcome: 'declined' }

export type ChargeState = 'open' | 'paid' | 'refused' | 'cancelled'

export type PayoutAnswer = 'taken' | 'declined'

export type PayoutState = 'open' | 'paid' | 'refused' | 'declined'

/** `amount` is the minor units to arrive; account details are as entered by the owner. */
export type Payout = {
  id: string
  amount: number
  account: { kind: 'pix' | 'bank'; number: string; holder: string }
}

/**
 * Calls may throw and be retried, because a connection may break before or after the work. Implementations
 * must treat the id as an idempotency key.
 */
export type PaymentProvider = {
  charge(order: { id: string; amount: number }): Promise<ChargeAnswer>
  /** Status of a charge; null if the provider does not know it. */
  look(id: string): Promise<ChargeState | null>
  /** Minor units received for a paid charge, which may differ from the amount requested. */
  amountPaid(id: string): Promise<number>
  /** Cancels a charge; `paid` if the payment came first. */
  cancel(id: string): Promise<'cancelled' | 'paid'>
  /** Pays out once per id. */
  payOut(payout: Payout): Promise<PayoutAnswer>
  /** Status of a payout; null if the provider does not know it. */
  lookPayout(id: string): Promise<PayoutState | null>
}
