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

/** Undefined or null if no failure was recorded. The text is then the same as for an offline device. */
type Failure = FailedCall | null | undefined

/**
 * Returns the title and the help text for a failed call. If requests are throttled, the title counts down,
 * and the help text says when the wait is over.
 */
export function failureText(failure: Failure): { title: ReactNode; help: ReactNode } {
  switch (failure?.reason) {
    case undefined:
    case 'offline':
      return {
        title: <NoResponse />,
        help: <Trans id="kit.errors.checkConnection">Check your connection.</Trans>,
      }
    case 'timeout':
    // If there is no response, browsers may send the request again, and the platform then rejects the
    // duplicate.
    case 'conflict':
      return { title: <NoResponse />, help: <Trans id="common.tryAgainSentence">Try again.</Trans> }
    case 'busy':
      return {
        title: <Trans id="kit.errors.busyTitle">We’re very busy right now</Trans>,
        help: <Trans id="kit.errors.busyHelp">Nothing was changed. Try again in a moment.</Trans>,
      }
    case 'throttled':
      return { title: <TooManyTitle failure={failure} />, help: <TooManyHelp failure={failure} /> }
    case 'insecure':
      return { title: <InsecureTitle />, help: <InsecureHelp /> }
    default:
      return {
        title: <Trans id="kit.errors.ourFault">Something went wrong on our side</Trans>,
        help: <Trans id="common.tryAgainSoon">Try again in a moment.</Trans>,
      }
  }
}

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
  if (seconds === 0) return <Trans id="common.tooManyAttempts">Too many attempts</Trans>
  return (
    <Trans id="kit.errors.tooManyAttemptsWait">
      Too many attempts: wait <Clock seconds={seconds} />
    </Trans>
  )
}

function TooManyHelp({ failure }: { failure: FailedCall }) {
  const seconds = useSecondsUntil(retryAtOf(failure))
  if (failure.retryAfter === 0) return <Trans id="common.tryAgainSoon">Try again in a moment.</Trans>
  return seconds === 0 ? (
    <Trans id="kit.errors.canTryAgain">You can try again now.</Trans>
  ) : (
    <Trans id="kit.errors.thenTryAgain">Then you can try again.</Trans>
  )
}
