import type { ReactNode } from 'react'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'

type Failed = {
  why: ReactNode
  /** The data does not exist for this viewer, so a retry does not help. */
  isMissing: boolean
  /** Epoch ms before which the platform would refuse a retry. */
  retryAt: number
}

/** The message for a failed call and the earliest retry. `at` is the time of the failure in epoch ms. */
export function whyFailed(error: unknown, at: number): Failed {
  const { reason, retryAfter } = callFailureOf(error)
  return { why: <ReadFailed reason={reason} />, isMissing: reason === 'missing', retryAt: at + retryAfter }
}
