import { Trans } from '@lingui/react/macro'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'

/** Shown if requests are throttled. It counts down to `until` (epoch ms). */
export function TooMany({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  return (
    <NoticeBar title={<Trans id="common.tooManyAttempts">Too many attempts</Trans>}>
      <Trans id="kit.errors.tryAgainIn">
        Try again in <Clock seconds={seconds} />.
      </Trans>
    </NoticeBar>
  )
}
