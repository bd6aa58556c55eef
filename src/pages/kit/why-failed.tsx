import type { ReactNode } from 'react'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'

type Failed = {
  why: ReactNode
  /** Whether the data does not exist for this viewer, so that a retry would not help. */
  isMissing: boolean
  /** The time in epoch ms until which the platform refuses a retry. */
  retryAt: number
}

/**
 * Returns a failed call's message, and the earliest time for a retry. `at` is when the call failed, in epoch
 * ms.
 */
export function whyFailed(error: unknown, at: number): Failed {
  const { reason, retryAfter } = callFailureOf(error)
  return { why: <ReadFailed reason={reason} />, isMissing: reason === 'missing', retryAt: at + retryAfter }
}
