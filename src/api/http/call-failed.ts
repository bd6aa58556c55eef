import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/** Thrown for every failure except the refusals that the protocol lists. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly reason: FailureReason
  /** For `throttled` and `busy`: time until a retry is allowed, in ms. */
  readonly retryAfter: number
  /** The platform's stable error code. Empty if there is none. */
  readonly code: string

  constructor(reason: FailureReason, options: { retryAfter?: number; code?: string; cause?: unknown } = {}) {
    super(`call failed: ${reason}`, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
    this.code = options.code ?? ''
  }
}
