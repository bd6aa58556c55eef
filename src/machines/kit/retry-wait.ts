import type { CallFailure } from './call-failure.ts'

/** How long to wait after too many requests if the platform does not specify a wait, in ms (LOGIN-16). */
export const RETRY_AFTER = 5 * 60_000

/** Returns the wait after a throttled call, in ms. */
export function waitOfFailure(failure: CallFailure | null): number {
  return failure?.retryAfter || RETRY_AFTER
}
