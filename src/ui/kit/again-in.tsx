import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSecondsUntil } from '../hooks/use-seconds-until.ts'
import { Button } from './button.tsx'
import { Clock } from './clock.tsx'

type Props = {
  /** Until when it would be refused (epoch ms). */
  until: number
  onPress: () => void
  children: ReactNode
}

/** Does something once more; where that was done too often, it counts down to when it is looked at again. */
export function AgainIn({ until, onPress, children }: Props) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return <Button onClick={onPress}>{children}</Button>
  return (
    <Button aria-disabled>
      <Trans>
        Again in <Clock seconds={seconds} />
      </Trans>
    </Button>
  )
}
