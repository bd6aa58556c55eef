import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { withdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** Charges of the simulated payment provider, newest first. */
export const charges = v.object({
  charges: v.array(
    v.object({
      /** Id of the order. */
      id: v.string(),
      amount: notNegative,
      state: v.picklist(['open', 'paid', 'refused', 'cancelled']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Charges = v.InferOutput<typeof charges>['charges']

/** Answer of the payer's bank. */
export const chargeDecision = v.object({ state: v.picklist(['paid', 'refused']) })

export type ChargeDecision = v.InferOutput<typeof chargeDecision>

/** Withdrawals, newest first, as the operator sees them, and their state at the simulated provider. */
export const payouts = v.object({
  payouts: v.array(
    v.object({
      /** Id of the order. */
      id: v.string(),
      /** Account of the recipient. */
      account: v.string(),
      /** Masked. */
      accountName: v.string(),
      amount: notNegative,
      fee: notNegative,
      state: withdrawalState,
      /** Null until the provider was asked. */
      payout: v.nullable(v.picklist(['open', 'paid', 'refused', 'declined'])),
      /** Ids of images, and a comment that may be empty, with which the member shows that nothing arrived. */
      proof: v.array(v.string()),
      comment: v.string(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Payouts = v.InferOutput<typeof payouts>['payouts']

/** Why the operator refuses a withdrawal. */
export const refusalReasons = ['holder', 'account', 'conduct'] as const

/** The operator's decision on an order, or the bank's on a payment. */
export const payoutDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(refusalReasons) }),
  v.object({ decision: v.literal('pay') }),
  v.object({ decision: v.literal('fail') }),
  /** Decides a dispute: it has arrived, or it is refunded. */
  v.object({ decision: v.literal('arrived') }),
  v.object({ decision: v.literal('return') }),
])

export type PayoutDecision = v.InferOutput<typeof payoutDecision>
