import { CallFailed } from '#api/http/call-failed.ts'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/** Why an actor failed. `unexpected`: not a failed call, but a chunk that did not load or a bug. */
export type CallFailure = { reason: FailureReason | 'unexpected'; retryAfter: number }

/** Converts an actor's error; `retryAfter` in ms. */
export function callFailureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailed)) return { reason: 'unexpected', retryAfter: 0 }
  return { reason: error.reason, retryAfter: error.retryAfter }
}

export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error
