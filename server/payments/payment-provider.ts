export type ChargeAnswer = { outcome: 'charged'; copyCode: string } | { outcome: 'declined' }

export type ChargeState = 'open' | 'paid' | 'refused' | 'cancelled'

export type PayoutAnswer = 'taken' | 'declined'

export type PayoutState = 'open' | 'paid' | 'refused' | 'declined'

/** `amount` is the amount to pay out, in minor units. The account details are as the owner entered them. */
export type Payout = {
  id: string
  amount: number
  account: { kind: 'pix' | 'bank'; number: string; holder: string }
}

/**
 * A payment provider. Any call may throw and be retried, because the connection can break before or after the
 * provider handles it. So implementations must treat the id as an idempotency key.
 */
export type PaymentProvider = {
  charge(order: { id: string; amount: number }): Promise<ChargeAnswer>
  /** A charge's status; null if the provider does not know the charge. */
  look(id: string): Promise<ChargeState | null>
  /** Amount received for a paid charge, in minor units. It may differ from the requested amount. */
  amountPaid(id: string): Promise<number>
  /** Cancels a charge. Returns `paid` if the payment arrived first. */
  cancel(id: string): Promise<'cancelled' | 'paid'>
  /** Pays out only once per id, however often it is called. */
  payOut(payout: Payout): Promise<PayoutAnswer>
  /** A payout's status; null if the provider does not know the payout. */
  lookPayout(id: string): Promise<PayoutState | null>
}
