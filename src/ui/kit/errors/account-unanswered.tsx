import { Trans } from '@lingui/react/macro'
import { NotArrived } from './load-failed.tsx'

/** Somebody has a session, but whose it is could not be asked; nothing that is theirs is shown before. */
export function AccountUnanswered({ onRetry }: { onRetry: () => void }) {
  return <NotArrived title={<Trans>Your account did not answer</Trans>} onRetry={onRetry} />
}
