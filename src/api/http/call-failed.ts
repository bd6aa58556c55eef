import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/** Thrown for every failure that is not a refusal of the protocol. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly reason: FailureReason
  /** For `throttled` and `busy`: ms until a retry is allowed. */
  readonly retryAfter: number
  /** The platform's stable code; empty if none. */
  readonly code: string

  constructor(reason: FailureReason, options: { retryAfter?: number; code?: string; cause?: unknown } = {}) {
    super(`call failed: ${reason}`, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
    this.code = options.code ?? ''
  }
}
