import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'

export function LoadFailed({ title, onRetry }: { title: ReactNode; onRetry: () => void }) {
  return (
    <EmptyState
      state="failed"
      title={title}
      action={
        <Button onClick={onRetry}>
          <Trans id="common.tryAgain">Try again</Trans>
        </Button>
      }
    >
      <Trans id="common.connectionDown">
        Your connection or ours may be down. Your balance and bets are safe.
      </Trans>
    </EmptyState>
  )
}
