import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { RegistrationActor } from './registration.tsx'

/** Replaces the form while sign-up is closed (REG-13). A URL may still lead here. */
export function NotOffered({ actor }: { actor: RegistrationActor }) {
  return (
    <EmptyState
      state="empty"
      title={<Trans>Nobody can register at the moment</Trans>}
      action={
        <Button look="act" autoFocus onClick={() => actor.send({ type: 'registration.leave', to: 'login' })}>
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>Whoever has an account can log in.</Trans>
    </EmptyState>
  )
}
