import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { id } from '#protocol/kit/id.ts'
import { uploadIds } from '#protocol/support/uploads.ts'

/**
 * Where a payment out is. `paid` waits for the member's word; `disputed` is looked at by people; `received`
 * ends it, however it came about.
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
  /** Why it was rejected or failed, in the member's language; empty otherwise. */
  reason: v.string(),
})

export type Withdrawal = v.InferOutput<typeof withdrawal>

export const withdrawalDetails = v.object({
  ...withdrawal.entries,
  /** The stages that were and those that are expected, in their order. */
  timeline: v.array(
    v.object({
      state: withdrawalState,
      /** Null while it is still to come. */
      at: v.nullable(moment),
      /** Who has it in hand at this stage. */
      holder: v.picklist(['member', 'operator', 'provider']),
      /** Until when it is expected to be over; null where nobody can say. */
      until: v.nullable(moment),
    }),
  ),
  mayCancel: v.boolean(),
  mayConfirm: v.boolean(),
  /** The platform's clock, to count down by. */
  now: moment,
  /** When it counts as received without a word of the member's; null while nothing is to be confirmed. */
  receivedAt: v.nullable(moment),
  /** How it came to be received: by the member's word, their word after all, time, or what people found out. */
  receivedBy: v.nullable(v.picklist(['member', 'forced', 'time', 'operator'])),
  /** What the member sent to show that it has not arrived: images, and a word with them, empty for none. */
  proof: uploadIds,
  comment: v.string(),
})

export type WithdrawalDetails = v.InferOutput<typeof withdrawalDetails>
