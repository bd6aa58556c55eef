import type { Intent } from '#api/browser/request-intent.ts'
import type { StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import type { TransferAnswer, TransferTerms } from '#api/cashier/transfer.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'

type Recipient = { memberId: string; account: string; nickname: string }

/**
 * Why an amount cannot be sent.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: outside the operator's limits
 * - `notEnough`: more than the balance
 */
export type AmountError = 'missing' | 'tooLittle' | 'tooMuch' | 'notEnough'

export type ClosedReason = 'off' | 'noUpline' | 'recipient' | 'turnover' | 'notFound'

type Receipt = { id: string; at: string; amount: number; balance: number }

export type SendOutcome = RequestOutcome<TransferAnswer>
export type TransferRefusal = Extract<TransferAnswer, { ok: false }>['refusal']

export type TransferInput = {
  senderId: string
  /** A team member; null for the upline, whom the platform names. */
  recipient: Recipient | null
  pending: Intent<StoredTransferRequest> | null
}

export type TransferContext = TransferInput & {
  terms: TransferTerms
  /** Minor units; null while nothing is typed. */
  amount: number | null
  note: string
  paymentPassword: string
  amountError: AmountError | null
  /** Guesses left for the payment password; null until one was wrong. */
  guessesLeft: number | null
  closed: ClosedReason | null
  receipt: Receipt | null
  /** Epoch ms of the next allowed attempt. */
  retryAt: number
  failure: CallFailure | null
}

export type TransferEvent =
  | { type: 'amount.change'; amount: number | null }
  | { type: 'note.change'; note: string }
  | { type: 'password.change'; password: string }
  | { type: 'transfer.submit' }
  | { type: 'transfer.confirm' }
  | { type: 'transfer.back' }
  | { type: 'transfer.drop' }
  | { type: 'transfer.retry' }
  | { type: 'transfer.another' }
