import type { ReactNode } from 'react'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import { TryAgain } from '../kit/try-again.tsx'

type Props = {
  part: Extract<Part<unknown>, { state: 'failed' }>
  title: ReactNode
  /** What has not changed by it. */
  children?: ReactNode
}

/** A part of a page that did not arrive, and how it is asked for again. */
export const PartFailed = ({ part, title, children }: Props) => (
  <StateBox state="failed" title={title} action={<TryAgain until={part.retryAt} onPress={part.retry} />}>
    {children} {part.why}
  </StateBox>
)
