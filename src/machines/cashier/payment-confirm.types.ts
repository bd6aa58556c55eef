import type { Intent } from '#api/browser/request-intent.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'

type PaymentRefusal =
  | { code: 'paymentPassword.wrong'; value: { guessesLeft: number } }
  | { code: 'paymentPassword.throttled'; value: { retryAfter: number } }
  | { code: 'paymentPassword.unset' | `transfer.${string}` | `withdrawal.${string}`; value: unknown }

export type PaymentAnswer = { ok: true } | { ok: false; refusal: PaymentRefusal }

/**
 * Outcome of a payment: the platform's answer, a failure such as an unknown recipient, or the member's
 * decision to leave.
 */
export type PaymentOutcome<Answer> = RequestOutcome<Answer> | { left: 'back' | 'dropped' }

export type PaymentInput<Request> = {
  payerId: string
  /** The payment without the payment password. */
  request: Request
  /** The same request if it was sent before a reload and its outcome is unknown; otherwise null. */
  pending: Intent<Request> | null
  /** Whether the failure `missing` means an unknown recipient, which ends the payment. */
  hasRecipient: boolean
}

export type PaymentContext<Request, Answer> = PaymentInput<Request> & {
  paymentPassword: string
  /** Guesses left for the payment password; null until a guess has been wrong. */
  guessesLeft: number | null
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
  outcome: PaymentOutcome<Answer> | null
}

export type PaymentEvent =
  | { type: 'password.change'; password: string }
  | { type: 'payment.confirm' }
  | { type: 'payment.back' }
  | { type: 'payment.drop' }
  /** The account has changed, perhaps because of this payment. */
  | { type: 'payment.recheck' }
