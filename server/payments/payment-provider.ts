export type ChargeAnswer = { outcome: 'charged'; copyCode: string } | { outcome: 'declined' }

export type ChargeState = 'open' | 'paid' | 'refused' | 'cancelled'

export type PayoutAnswer = 'taken' | 'declined'

export type PayoutState = 'open' | 'paid' | 'refused' | 'declined'

/** `amount`: minor units that must arrive. Account details are as entered by the owner. */
export type Payout = {
  id: string
  amount: number
  account: { kind: 'pix' | 'bank'; number: string; holder: string }
}

/**
 * Calls may throw and be retried, as a connection may break before or after the work. Implementations must
 * treat the id as an idempotency key.
 */
export type PaymentProvider = {
  charge(order: { id: string; amount: number }): Promise<ChargeAnswer>
  /** Status of a charge; null if the provider does not know it. */
  look(id: string): Promise<ChargeState | null>
  /** Amount received for a paid charge, minor units. It may differ from the requested amount. */
  amountPaid(id: string): Promise<number>
  /** Cancels a charge. `paid` if the payment came first. */
  cancel(id: string): Promise<'cancelled' | 'paid'>
  /** Pays out once per id. */
  payOut(payout: Payout): Promise<PayoutAnswer>
  /** Status of a payout; null if the provider does not know it. */
  lookPayout(id: string): Promise<PayoutState | null>
}
