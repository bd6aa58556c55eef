import type { CallFailure } from '#machines/kit/call-failure.ts'
import { type RequestOutcome, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { RETRY_AFTER, waitOfFailure } from '#machines/kit/retry-wait.ts'
import type { PaymentAnswer, PaymentOutcome } from './payment-confirm.types.ts'

type Sent = RequestOutcome<PaymentAnswer>

export const failureIn = (outcome: Sent): CallFailure | null =>
  'failure' in outcome ? outcome.failure : null

/** Returns the guesses left after a wrong payment password, or null if the password was not wrong. */
export function guessesLeftIn(outcome: Sent): number | null {
  const refusal = refusalIn(outcome)
  return refusal?.code === 'paymentPassword.wrong' ? refusal.value.guessesLeft : null
}

/** Returns the time until the next attempt is allowed, in ms, or null if attempts are not throttled. */
export function waitAfter(outcome: Sent): number | null {
  const failure = failureIn(outcome)
  if (failure) return failure.reason === 'throttled' ? waitOfFailure(failure) : null
  const refusal = refusalIn(outcome)
  return refusal?.code === 'paymentPassword.throttled' ? refusal.value.retryAfter || RETRY_AFTER : null
}

export const paymentRefusal = <Answer extends PaymentAnswer>(outcome: PaymentOutcome<Answer>) =>
  'left' in outcome ? null : refusalIn(outcome)
