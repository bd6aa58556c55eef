import type { ReactNode } from 'react'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'

type Failed = {
  why: ReactNode
  /** Whether there is no such thing, for whoever asks. */
  isMissing: boolean
  /** Until when it would be refused (epoch ms). */
  retryAt: number
}

/** What is said of a call that failed at a moment (epoch ms), and when it may be made again. */
export function whyFailed(error: unknown, at: number): Failed {
  const { reason, retryAfter } = callFailureOf(error)
  return { why: <ReadFailed reason={reason} />, isMissing: reason === 'missing', retryAt: at + retryAfter }
}
