import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { withdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** Charges at the simulated payment provider, newest first. */
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

/** Decision of the payer's bank. */
export const chargeDecision = v.object({ state: v.picklist(['paid', 'refused']) })

export type ChargeDecision = v.InferOutput<typeof chargeDecision>

/** Withdrawals for the operator, newest first, with their state at the simulated provider. */
export const payouts = v.object({
  payouts: v.array(
    v.object({
      /** Id of the order. */
      id: v.string(),
      /** The member's username. */
      account: v.string(),
      /** Masked name of the withdrawal account. */
      accountName: v.string(),
      amount: notNegative,
      fee: notNegative,
      state: withdrawalState,
      /** Null until the payout is sent to the provider. */
      payout: v.nullable(v.picklist(['open', 'paid', 'refused', 'declined'])),
      /**
       * The member's evidence that the money did not arrive: ids of images and a comment, which may be empty.
       */
      proof: v.array(v.string()),
      comment: v.string(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Payouts = v.InferOutput<typeof payouts>['payouts']

/** The operator's reasons for rejecting a withdrawal. */
export const refusalReasons = ['holder', 'account', 'conduct'] as const

/** The operator's decision on a withdrawal, or the bank's decision on a payout. */
export const payoutDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(refusalReasons) }),
  v.object({ decision: v.literal('pay') }),
  v.object({ decision: v.literal('fail') }),
  /** The operator's decisions on a dispute: the money has arrived, or it is refunded. */
  v.object({ decision: v.literal('arrived') }),
  v.object({ decision: v.literal('return') }),
])

export type PayoutDecision = v.InferOutput<typeof payoutDecision>
