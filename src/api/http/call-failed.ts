import type { FailureReason } from '#protocol/kit/failure-reason.ts'

/** Thrown by `ask` for everything that is no foreseen refusal. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly reason: FailureReason
  /** For `throttled` and `busy`: milliseconds until the call may be made again. */
  readonly retryAfter: number
  /** The platform's stable name for the failure; empty where there was none. */
  readonly code: string

  constructor(reason: FailureReason, options: { retryAfter?: number; code?: string; cause?: unknown } = {}) {
    super(`call failed: ${reason}`, { cause: options.cause })
    this.reason = reason
    this.retryAfter = options.retryAfter ?? 0
    this.code = options.code ?? ''
  }
}
