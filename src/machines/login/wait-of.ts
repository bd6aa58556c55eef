import type { FreePlayAnswer } from '#api/free-play.ts'
import type { LoginAnswer } from '#api/login.ts'
import type { CallFailure } from '../call-failure.ts'

/** Milliseconds to wait after too many requests where the platform does not say (LOGIN-16). */
const RETRY_AFTER = 5 * 60_000

/** Milliseconds until another attempt is looked at, by what the platform said of too many. */
export function waitOf(answer: LoginAnswer | FreePlayAnswer): number {
  if (answer.ok || answer.refusal.code !== 'login.throttled') return RETRY_AFTER
  return answer.refusal.value.retryAfter
}

/** The same for a call that was turned away before the platform looked at it. */
export function waitOfFailure(failure: CallFailure | null): number {
  return failure?.retryAfter || RETRY_AFTER
}
