import type { Intent } from '#api/browser/request-intent.ts'
import type { WithdrawalWish } from '#api/cashier/withdrawal-intent.ts'
import type { WithdrawalAnswer, WithdrawalTerms } from '#api/cashier/withdrawals.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'

/**
 * Why an amount cannot be ordered.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: off the operator's limits
 * - `notEnough`: there is less
 * - `dayLimit`: more than may still leave today
 */
export type WithdrawalAmountError = 'missing' | 'tooLittle' | 'tooMuch' | 'notEnough' | 'dayLimit'

/**
 * Why nothing can be paid out now.
 *
 * - `off`: the operator has paused withdrawals
 * - `turnover`: something has to be staked first
 * - `day`: as many were ordered today as may be
 */
export type ClosedReason = 'off' | 'turnover' | 'day'

export type WithdrawalOutcome = RequestOutcome<WithdrawalAnswer>
export type WithdrawalRefusal = Extract<WithdrawalAnswer, { ok: false }>['refusal']

export type WithdrawalInput = {
  memberId: string
  /** An order of this tab of which nobody knows what became. */
  pending: Intent<WithdrawalWish> | null
}

export type WithdrawalContext = WithdrawalInput & {
  /** Known from the first answer on. */
  terms: WithdrawalTerms
  closed: ClosedReason | null
  accounts: readonly PayoutAccount[]
  /** The chosen account; null where none can be chosen. */
  accountId: string | null
  /** Minor units, the fee among them; null while nothing is typed. */
  amount: number | null
  amountError: WithdrawalAmountError | null
  paymentPassword: string
  /** Of the payment password; null before one was wrong. */
  guessesLeft: number | null
  /** Epoch ms at which the platform looks at another attempt. */
  retryAt: number
  /** The order that is followed. */
  orderId: string | null
  /** Whether another is wished for, so that none that only waits for a word stands in the way. */
  wantsAnother: boolean
  /** How the order that was followed ended; null where the platform did not know it. */
  ended: WithdrawalDetails | null
  failure: CallFailure | null
}

export type WithdrawalEvent =
  | { type: 'account.choose'; accountId: string }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'password.change'; password: string }
  | { type: 'withdrawal.submit' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.back' }
  | { type: 'withdrawal.drop' }
  | { type: 'withdrawal.retry' }
  | { type: 'withdrawal.another' }
  /** One of those so far is looked at. */
  | { type: 'withdrawal.show'; withdrawalId: string }
  /** The accounts are others than they were. */
  | { type: 'accounts.changed' }
  /** The platform says that something of the member's account has changed. */
  | { type: 'account.changed' }
