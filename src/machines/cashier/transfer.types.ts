import type { Intent } from '#api/browser/request-intent.ts'
import type { StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import type { TransferAnswer, TransferTerms } from '#api/cashier/transfer.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { PaymentOutcome } from './payment-confirm.types.ts'

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

export type SendOutcome = PaymentOutcome<TransferAnswer>
export type TransferRefusal = Extract<TransferAnswer, { ok: false }>['refusal']

export type TransferInput = {
  senderId: string
  /** A team member; null for the upline, whose name comes from the platform. */
  recipient: Recipient | null
  pending: Intent<StoredTransferRequest> | null
}

export type TransferContext = TransferInput & {
  terms: TransferTerms
  /** Minor units; null if nothing is typed. */
  amount: number | null
  note: string
  amountError: AmountError | null
  closed: ClosedReason | null
  receipt: Receipt | null
  failure: CallFailure | null
}

export type TransferEvent =
  | { type: 'amount.change'; amount: number | null }
  | { type: 'note.change'; note: string }
  | { type: 'transfer.submit' }
  | { type: 'transfer.retry' }
  | { type: 'transfer.another' }
