import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'
import { NoResponse } from '#ui/kit/feedback/no-response.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import { InsecureHelp, InsecureTitle } from './insecure-text.tsx'
import { retryAtOf } from './retry-at-of.ts'

/** A failed call. `retryAfter` is in ms. */
type FailedCall = { reason: FailureReason | 'unexpected'; retryAfter: number }

/** Undefined if there was no response. */
type Failure = FailedCall | null | undefined

/**
 * Title and help for a failed call. If requests are throttled, both state the wait, since some views show
 * only one of them.
 */
export function failureText(failure: Failure): { title: ReactNode; help: ReactNode } {
  switch (failure?.reason) {
    case undefined:
    case 'offline':
      return { title: <NoResponse />, help: <Trans>Check your connection.</Trans> }
    case 'timeout':
    // Browsers may resend a request without a response, and the platform then rejects the duplicate.
    case 'conflict':
      return { title: <NoResponse />, help: <Trans>Try once more.</Trans> }
    case 'busy':
      return {
        title: <Trans>We’re very busy right now</Trans>,
        help: <Trans>Nothing was changed. Try again in a moment.</Trans>,
      }
    case 'throttled':
      return { title: <TooManyTitle failure={failure} />, help: <TooManyHelp failure={failure} /> }
    case 'insecure':
      return { title: <InsecureTitle />, help: <InsecureHelp /> }
    default:
      return {
        title: <Trans>Something broke on our side</Trans>,
        help: <Trans>Try again in a moment.</Trans>,
      }
  }
}

/** Title and help as running text. */
export function FailureSentences({ failure }: { failure: Failure }) {
  const { title, help } = failureText(failure)
  return (
    <>
      {title}. {help}
    </>
  )
}

function TooManyTitle({ failure }: { failure: FailedCall }) {
  const seconds = useSecondsUntil(retryAtOf(failure))
  if (seconds === 0) return <Trans>Too many tries</Trans>
  return (
    <Trans>
      Too many tries: wait <Clock seconds={seconds} />
    </Trans>
  )
}

function TooManyHelp({ failure }: { failure: FailedCall }) {
  const seconds = useSecondsUntil(retryAtOf(failure))
  if (failure.retryAfter === 0) return <Trans>Try again in a moment.</Trans>
  return seconds === 0 ? <Trans>You may try again now.</Trans> : <Trans>Then you may try again.</Trans>
}
