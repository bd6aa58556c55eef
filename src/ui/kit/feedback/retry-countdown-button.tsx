import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'

type Props = {
  /** Until this time in epoch ms, a retry would be refused. */
  until: number
  onPress: () => void
  children: ReactNode
}

export function RetryCountdownButton({ until, onPress, children }: Props) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return <Button onClick={onPress}>{children}</Button>
  return (
    <Button aria-disabled>
      <Trans id="kit.feedback.retryIn">
        Try again in <Clock seconds={seconds} />
      </Trans>
    </Button>
  )
}
