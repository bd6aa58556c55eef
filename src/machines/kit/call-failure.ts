import { CallFailed } from '#api/http/call-failed.ts'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/**
 * Why an actor failed. `unexpected` means that no call failed: a chunk did not load, or there is a bug.
 * `retryAfter` is in ms.
 */
export type CallFailure = { reason: FailureReason | 'unexpected'; retryAfter: number }

export function callFailureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailed)) return { reason: 'unexpected', retryAfter: 0 }
  return { reason: error.reason, retryAfter: error.retryAfter }
}

export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error
