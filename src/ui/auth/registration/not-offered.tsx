import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { RegistrationActor } from './registration.tsx'

/** Replaces the form while sign-up is closed (REG-13), since a URL can still open the dialog. */
export function NotOffered({ actor }: { actor: RegistrationActor }) {
  return (
    <EmptyState
      state="empty"
      title={<Trans id="auth.registration.unavailable">Sign-up is unavailable</Trans>}
      action={
        <Button look="act" autoFocus onClick={() => actor.send({ type: 'registration.leave', to: 'login' })}>
          <Trans id="common.logIn">Log in</Trans>
        </Button>
      }
    >
      <Trans id="auth.registration.unavailableHelp">If you already have an account, log in.</Trans>
    </EmptyState>
  )
}
