import { CallFailed } from '#api/http/call-failed.ts'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/**
 * Why an actor ended in an error, for the screen that says so. `unexpected` is whatever no call throws: a part
 * of the program that could not be loaded, or a mistake in it.
 */
export type CallFailure = { reason: FailureReason | 'unexpected'; retryAfter: number }

/** What is known of an error that an actor ended with; `retryAfter` in milliseconds. */
export function callFailureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailed)) return { reason: 'unexpected', retryAfter: 0 }
  return { reason: error.reason, retryAfter: error.retryAfter }
}

/** The error of an `onError` event, as parameter of an action. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error
