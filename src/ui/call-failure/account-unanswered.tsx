import { Trans } from '@lingui/react/macro'
import { Button } from '../kit/button.tsx'
import { StateBox } from '../kit/state-box.tsx'

/** Somebody has a session, but whose it is could not be asked; nothing that is theirs is shown before. */
export function AccountUnanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <StateBox
      state="failed"
      title={<Trans>Your account did not answer</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The connection may be down, yours or ours. Nothing of yours is lost.</Trans>
    </StateBox>
  )
}
