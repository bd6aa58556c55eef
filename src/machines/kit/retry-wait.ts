import type { CallFailure } from './call-failure.ts'

/** Ms to wait after too many requests if the platform names no time (LOGIN-16). */
export const RETRY_AFTER = 5 * 60_000

/** Ms to wait after a call that was rejected before processing. */
export function waitOfFailure(failure: CallFailure | null): number {
  return failure?.retryAfter || RETRY_AFTER
}
