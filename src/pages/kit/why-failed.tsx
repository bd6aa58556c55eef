import type { ReactNode } from 'react'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'

type Failed = {
  why: ReactNode
  /** Not found for this user; retrying will not help. */
  isMissing: boolean
  /** Epoch ms before which a retry would be refused. */
  retryAt: number
}

/** The message for a failed call, and when it may be retried; `at` in epoch ms. */
export function whyFailed(error: unknown, at: number): Failed {
  const { reason, retryAfter } = callFailureOf(error)
  return { why: <ReadFailed reason={reason} />, isMissing: reason === 'missing', retryAt: at + retryAfter }
}
