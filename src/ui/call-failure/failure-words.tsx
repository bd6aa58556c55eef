import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallFailure } from '#machines/call-failure.ts'
import { NoAnswer } from '../kit/no-answer.tsx'

type Reason = CallFailure['reason']

/** What has become of a call that failed, and what to do about it. Without a reason no answer came, as far as is known. */
export function failureWords(reason: Reason | undefined): { title: ReactNode; help: ReactNode } {
  switch (reason) {
    case undefined:
    case 'offline':
      return { title: <NoAnswer />, help: <Trans>Check your connection.</Trans> }
    case 'timeout':
    // A browser sends again by itself what got no answer, and that is taken for a repetition.
    case 'conflict':
      return { title: <NoAnswer />, help: <Trans>Try once more.</Trans> }
    case 'throttled':
      return { title: <Trans>Too many tries</Trans>, help: <Trans>Try again in a moment.</Trans> }
    default:
      return {
        title: <Trans>Something broke on our side</Trans>,
        help: <Trans>Try again in a moment.</Trans>,
      }
  }
}

/** The same in running text. */
export function FailureSentences({ reason }: { reason: Reason | undefined }) {
  const { title, help } = failureWords(reason)
  return (
    <>
      {title}. {help}
    </>
  )
}
