import type { CallFailure } from './call-failure.ts'

/** Milliseconds to wait after too many requests where the platform does not say (LOGIN-16). */
export const RETRY_AFTER = 5 * 60_000

/** Milliseconds to wait after a call that was turned away before the platform looked at it. */
export function waitOfFailure(failure: CallFailure | null): number {
  return failure?.retryAfter || RETRY_AFTER
}
