import type { ReactNode } from 'react'
import { callFailureOf } from '#machines/call-failure.ts'
import { ReadFailed } from '#ui/call-failure/read-failed.tsx'

/** What is said of a call that failed at a moment (epoch ms). */
export function whyFailed(error: unknown, at: number): ReactNode {
  const { reason, retryAfter } = callFailureOf(error)
  return <ReadFailed reason={reason} until={at + retryAfter} />
}
