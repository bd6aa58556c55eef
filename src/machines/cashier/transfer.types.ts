import type { Intent } from '#api/browser/request-intent.ts'
import type { TransferAnswer, TransferTerms } from '#api/cashier/transfer.ts'
import type { TransferWish } from '#api/cashier/transfer-intent.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'

/** Who is sent money. */
type Recipient = { memberId: string; account: string; nickname: string }

/**
 * Why an amount cannot be sent.
 *
 * - `missing`: nothing was typed
 * - `tooLittle`, `tooMuch`: off the operator's limits
 * - `notEnough`: there is less
 */
export type AmountError = 'missing' | 'tooLittle' | 'tooMuch' | 'notEnough'

/** Why no money can be sent there now, whatever the amount. */
export type ClosedReason = 'off' | 'noUpline' | 'recipient' | 'turnover' | 'gone'

type Receipt = { id: string; at: string; amount: number; balance: number }

export type TransferEnd = RequestOutcome<TransferAnswer>
export type TransferRefusal = Extract<TransferAnswer, { ok: false }>['refusal']

export type TransferInput = {
  senderId: string
  /** Somebody in the team; null for the upline, of whom the platform tells. */
  recipient: Recipient | null
  /** A transfer of this tab of which nobody knows what became. */
  pending: Intent<TransferWish> | null
}

export type TransferContext = TransferInput & {
  /** Known from the first answer on. */
  terms: TransferTerms
  /** Minor units; null while nothing is typed. */
  amount: number | null
  note: string
  paymentPassword: string
  amountError: AmountError | null
  /** Of the payment password; null before one was wrong. */
  guessesLeft: number | null
  closed: ClosedReason | null
  receipt: Receipt | null
  /** Epoch ms at which the platform looks at another attempt. */
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
