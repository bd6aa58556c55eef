import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { id } from '#protocol/kit/id.ts'
import { uploadIds } from '#protocol/support/uploads.ts'

/**
 * `paid` waits for the member's confirmation, `disputed` for the operator's decision. `received` is final,
 * even after a dispute or a timeout.
 */
export const withdrawalState = v.picklist([
  'submitted',
  'reviewing',
  'paying',
  'paid',
  'disputed',
  'received',
  'rejected',
  'cancelled',
  'failed',
])
export type WithdrawalState = v.InferOutput<typeof withdrawalState>

export const withdrawal = v.object({
  id,
  amount: notNegative,
  fee: notNegative,
  currency: v.string(),
  accountId: id,
  /** Masked. */
  accountName: v.string(),
  state: withdrawalState,
  createdAt: moment,
  /** Why the withdrawal was rejected or failed, in the member's language; otherwise empty. */
  reason: v.string(),
})

export type Withdrawal = v.InferOutput<typeof withdrawal>

export const withdrawalDetails = v.object({
  ...withdrawal.entries,
  /** Past and expected stages, in chronological order. */
  timeline: v.array(
    v.object({
      state: withdrawalState,
      /** When the stage was reached; null if the stage is only expected. */
      at: v.nullable(moment),
      /** Who handles this stage. */
      holder: v.picklist(['member', 'operator', 'provider']),
      /** When the stage is expected to end; null if unknown. */
      until: v.nullable(moment),
    }),
  ),
  mayCancel: v.boolean(),
  mayConfirm: v.boolean(),
  /** The platform's current time, for countdowns. */
  now: moment,
  /**
   * When the withdrawal counts as received without the member's confirmation. Null if the withdrawal is not
   * waiting for the confirmation.
   */
  receivedAt: v.nullable(moment),
  /**
   * How the receipt was confirmed: by the member, by the member after a dispute, by a timeout, or by the
   * operator. Null until then.
   */
  receivedBy: v.nullable(v.picklist(['member', 'forced', 'time', 'operator'])),
  /** The member's evidence that the money did not arrive: images and a comment, which may be empty. */
  proof: uploadIds,
  comment: v.string(),
})

export type WithdrawalDetails = v.InferOutput<typeof withdrawalDetails>
