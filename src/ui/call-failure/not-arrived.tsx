import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StateBox } from '../kit/state-box.tsx'
import { TryAgain } from '../kit/try-again.tsx'

type Props = {
  title: ReactNode
  /** What is known of the reason. */
  why?: ReactNode
  /** Until when it would be refused (epoch ms). */
  retryAt?: number | undefined
  onRetry: () => void
}

/** Something that is only read did not arrive, in the place where it would stand. */
export function NotArrived({ title, why, retryAt, onRetry }: Props) {
  return (
    <StateBox state="failed" title={title} action={<TryAgain until={retryAt} onPress={onRetry} />}>
      {why ?? <Trans>The connection may be down, yours or ours. Nothing of yours is lost.</Trans>}
    </StateBox>
  )
}
