import { Trans } from '@lingui/react/macro'
import { LoadFailed } from './load-failed.tsx'

/** Shown instead of a members' page if there is a session but its account cannot be loaded. */
export function AccountUnanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailed
      title={<Trans id="common.accountLoadFailed">Couldn’t load your account</Trans>}
      onRetry={onRetry}
    />
  )
}
