import type { Intent } from '#api/browser/request-intent.ts'
import type { DepositAnswer, DepositRequest } from '#api/cashier/deposits.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { DepositChannel, DepositOrder } from '#protocol/cashier/deposits.ts'
import type { BonusInUse, DepositPromotion, PromotionRefusal } from '#protocol/rewards/deposit-bonus.ts'

/**
 * Why an amount cannot be ordered.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: off the limits of the chosen way
 */
export type DepositAmountError = 'missing' | 'tooLittle' | 'tooMuch'

/**
 * Why the chosen promotion is not for this deposit.
 *
 * - `belowMinimum`: the amount is below the promotion's minimum
 * - `channel`: it is not for the chosen way of paying
 */
export type BonusError = 'belowMinimum' | 'channel'

export type DepositOutcome = RequestOutcome<DepositAnswer>

export type DepositInput = {
  memberId: string
  /** An order of this tab of which nobody knows what became. */
  pending: Intent<DepositRequest> | null
  /** The promotion that led here; null where none did. */
  wantedPromotionId: string | null
}

export type DepositContext = DepositInput & {
  channels: readonly DepositChannel[]
  /** ISO 4217; empty before the first answer. */
  currency: string
  /** The chosen way of paying; null where there is none. */
  channelId: string | null
  /** Minor units; null while nothing is typed. */
  amount: number | null
  amountError: DepositAmountError | null
  /** The deposit promotions that run now. */
  promotions: readonly DepositPromotion[]
  /** The promotion of which the member wants the bonus; null for no bonus. */
  promotionId: string | null
  bonusError: BonusError | null
  /** The deposit bonus that keeps the member from another one; null for none. */
  bonusInUse: BonusInUse | null
  /** How much of a deposit must be wagered itself, basis points. */
  depositTurnover: number
  /** Why the promotion that was wanted last cannot be used; null where nothing was refused. */
  promotionRefusal: PromotionRefusal | null
  /** The order that is followed. */
  orderId: string | null
  /** How the order that was followed ended; null where the platform did not know it. */
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
  /** The platform says that something of the member's account has changed. */
  | { type: 'account.changed' }
