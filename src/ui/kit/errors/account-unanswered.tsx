import { Trans } from '@lingui/react/macro'
import { LoadFailed } from './load-failed.tsx'

/** A session exists but its account failed to load; nothing personal is shown. */
export function AccountUnanswered({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed title={<Trans>Your account did not answer</Trans>} onRetry={onRetry} />
}
