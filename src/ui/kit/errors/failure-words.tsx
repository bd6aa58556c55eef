import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FailureReason } from '#protocol/kit/failure-reason.ts'
import { NoAnswer } from '#ui/kit/feedback/no-response.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import { InsecureHelp, InsecureTitle } from './insecure-words.tsx'
import { retryAtOf } from './retry-at-of.ts'

/** A call that failed; `retryAfter` in milliseconds. */
type FailedCall = { reason: FailureReason | 'unexpected'; retryAfter: number }

/** Without one no answer came, as far as is known. */
type Failure = FailedCall | null | undefined

/**
 * What has become of a call that failed, and what to do about it. After too many calls either of the two says how long to wait,
 * so that it is said where only one of them stands.
 */
export function failureWords(failure: Failure): { title: ReactNode; help: ReactNode } {
  switch (failure?.reason) {
    case undefined:
    case 'offline':
      return { title: <NoAnswer />, help: <Trans>Check your connection.</Trans> }
    case 'timeout':
    // A browser sends again by itself what got no answer, and that is taken for a repetition.
    case 'conflict':
      return { title: <NoAnswer />, help: <Trans>Try once more.</Trans> }
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

/** The same in running text. */
export function FailureSentences({ failure }: { failure: Failure }) {
  const { title, help } = failureWords(failure)
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
