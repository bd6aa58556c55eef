import type { DepositAnswer, DepositWish } from '#api/deposits.ts'
import type { Intent } from '#api/intent.ts'
import type { DepositChannel, DepositOrder } from '#contract/deposits.ts'
import type { CallFailure } from '../call-failure.ts'
import type { IntentEnd } from '../intent.machine.ts'

/**
 * Why an amount cannot be ordered.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: off the limits of the chosen way
 */
export type DepositAmountError = 'missing' | 'tooLittle' | 'tooMuch'

export type DepositEnd = IntentEnd<DepositAnswer>

export type DepositInput = {
  memberId: string
  /** An order of this tab of which nobody knows what became. */
  pending: Intent<DepositWish> | null
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
  /** The order that is followed. */
  orderId: string | null
  /** How the order that was followed ended; null where the platform did not know it. */
  ended: DepositOrder | null
  failure: CallFailure | null
}

export type DepositEvent =
  | { type: 'channel.choose'; channelId: string }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'deposit.order' }
  | { type: 'deposit.another' }
  | { type: 'deposit.retry' }
  /** The platform says that something of the member's account has changed. */
  | { type: 'account.changed' }
