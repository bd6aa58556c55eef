import type { Intent } from '#api/browser/request-intent.ts'
import type { StoredWithdrawalRequest } from '#api/cashier/pending-withdrawals.ts'
import type { WithdrawalAnswer, WithdrawalTerms } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import type { PaymentOutcome } from './payment-confirm.types.ts'

/**
 * Why an amount cannot be withdrawn.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: outside the operator's limits
 * - `notEnough`: more than the balance
 * - `dayLimit`: more than today's limit still allows
 */
export type WithdrawalAmountError = 'missing' | 'tooLittle' | 'tooMuch' | 'notEnough' | 'dayLimit'

/**
 * Why no withdrawal is possible now.
 *
 * - `off`: the operator has paused withdrawals
 * - `turnover`: a wagering requirement is not met yet
 * - `day`: today's number of withdrawals is used up
 */
export type ClosedReason = 'off' | 'turnover' | 'day'

export type WithdrawalOutcome = PaymentOutcome<WithdrawalAnswer>
export type WithdrawalRefusal = Extract<WithdrawalAnswer, { ok: false }>['refusal']

export type WithdrawalInput = {
  memberId: string
  pending: Intent<StoredWithdrawalRequest> | null
}

export type WithdrawalContext = WithdrawalInput & {
  terms: WithdrawalTerms
  closed: ClosedReason | null
  accounts: readonly PayoutAccount[]
  /** The chosen account; null if none can be chosen. */
  accountId: string | null
  /** Minor units including the fee; null if nothing is typed. */
  amount: number | null
  amountError: WithdrawalAmountError | null
  orderId: string | null
  /**
   * Whether the member wants another withdrawal. If so, an earlier one that is only awaiting confirmation
   * does not block it.
   */
  wantsAnother: boolean
  /** The followed order once it has ended. Null until then, or if the platform does not know the order. */
  ended: WithdrawalDetails | null
  failure: CallFailure | null
}

export type WithdrawalEvent =
  | { type: 'account.choose'; accountId: string }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'withdrawal.submit' }
  | { type: 'withdrawal.retry' }
  | { type: 'withdrawal.another' }
  | { type: 'withdrawal.show'; withdrawalId: string }
  | { type: 'accounts.changed' }
  | { type: 'account.changed' }
