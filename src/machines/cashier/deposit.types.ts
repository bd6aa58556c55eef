import type { Intent } from '#api/browser/request-intent.ts'
import type { DepositAnswer, DepositRequest } from '#api/cashier/deposits.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { DepositChannel, DepositOrder } from '#protocol/cashier/deposits.ts'
import type { BonusInUse, DepositPromotion, PromotionRefusal } from '#protocol/rewards/deposit-bonus.ts'

/**
 * Why an amount cannot be deposited.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: outside the limits of the chosen channel
 */
export type DepositAmountError = 'missing' | 'tooLittle' | 'tooMuch'

/**
 * Why the chosen promotion does not fit this deposit.
 * - `belowMinimum`: the amount is below the promotion's minimum
 * - `channel`: the promotion is not available for the chosen channel
 */
export type BonusError = 'belowMinimum' | 'channel'

export type DepositOutcome = RequestOutcome<DepositAnswer>

export type DepositInput = {
  memberId: string
  pending: Intent<DepositRequest> | null
  /** The promotion whose link opened this page; null without such a link. */
  wantedPromotionId: string | null
}

export type DepositContext = DepositInput & {
  channels: readonly DepositChannel[]
  /** ISO 4217; empty until the first response. */
  currency: string
  /** Null if no channel is open, or none has been loaded yet. */
  channelId: string | null
  /** Minor units; null if nothing is typed. */
  amount: number | null
  amountError: DepositAmountError | null
  promotions: readonly DepositPromotion[]
  /** The promotion chosen for its bonus; null for no bonus. */
  promotionId: string | null
  bonusError: BonusError | null
  /** The current deposit bonus, which blocks another one; null if there is none. */
  bonusInUse: BonusInUse | null
  /** Wagering requirement on the deposited amount itself, in basis points. */
  depositTurnover: number
  /** Why the linked or chosen promotion was cleared; null if none was. */
  promotionRefusal: PromotionRefusal | null
  orderId: string | null
  /** The followed order once it has ended. Null until then, or if the platform does not know the order. */
  ended: DepositOrder | null
  failure: CallFailure | null
}

export type DepositEvent =
  | { type: 'channel.choose'; channelId: string }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'promotion.choose'; promotionId: string | null }
  | { type: 'deposit.order' }
  | { type: 'deposit.another' }
  | { type: 'deposit.retry' }
  | { type: 'account.changed' }
