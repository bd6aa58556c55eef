import { Trans } from '@lingui/react/macro'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import { FailureSentences } from './failure-text.tsx'

type Props = {
  reason: FailureReason | 'unexpected'
  /** When a retry is next allowed, in epoch ms. Omitted if a button beside the text counts down. */
  until?: number
}

export function ReadFailed({ reason, until }: Props) {
  switch (reason) {
    case 'throttled':
      return until === undefined ? (
        <Trans id="kit.errors.loadThrottled">Too many attempts. Try again in a moment.</Trans>
      ) : (
        <AskedTooOften until={until} />
      )
    case 'forbidden':
      return <Trans id="kit.errors.noAccess">You no longer have access to this.</Trans>
    case 'missing':
      return <Trans id="kit.errors.missing">It doesn’t exist, or you don’t have access to it.</Trans>
    case 'unauthorised':
      return <Trans id="kit.errors.sessionEnded">Your session has ended. Log in again.</Trans>
    default:
      return <FailureSentences failure={{ reason, retryAfter: 0 }} />
  }
}

function AskedTooOften({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0)
    return <Trans id="kit.errors.loadThrottledOver">Too many attempts. You can try again now.</Trans>
  return (
    <Trans id="kit.errors.loadThrottledWait">
      Too many attempts. Try again in <Clock seconds={seconds} />.
    </Trans>
  )
}
