import { Trans } from '@lingui/react/macro'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import { FailureSentences } from './failure-text.tsx'

type Props = {
  reason: FailureReason | 'unexpected'
  /** Epoch ms of the next allowed retry. Left out if a button beside the text counts down. */
  until?: number
}

export function ReadFailed({ reason, until }: Props) {
  switch (reason) {
    case 'throttled':
      return until === undefined ? (
        <Trans>It was asked for too often.</Trans>
      ) : (
        <AskedTooOften until={until} />
      )
    case 'forbidden':
      return <Trans>Your account may not read this any more.</Trans>
    case 'missing':
      return <Trans>It is not there, or not for you to read.</Trans>
    case 'unauthorised':
      return <Trans>Your session has ended.</Trans>
    default:
      return <FailureSentences failure={{ reason, retryAfter: 0 }} />
  }
}

function AskedTooOften({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return <Trans>It was asked for too often. You may try again now.</Trans>
  return (
    <Trans>
      It was asked for too often. Try again in <Clock seconds={seconds} />.
    </Trans>
  )
}
