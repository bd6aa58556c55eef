import type { ReactNode } from 'react'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'

type Props = {
  part: Extract<Part<unknown>, { state: 'failed' }>
  title: ReactNode
  /** Reassures the user, for example that nothing has been lost. */
  children?: ReactNode
}

export const PartFailed = ({ part, title, children }: Props) => (
  <EmptyState state="failed" title={title} action={<TryAgain until={part.retryAt} onPress={part.retry} />}>
    {children} {part.why}
  </EmptyState>
)
