import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/auth/login.machine.ts'
import { DialogAside, DialogStrip, type ShownBanner } from '#ui/kit/banner/dialog-banner.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { useFocusAccount } from '#ui/kit/hooks/use-focus-account.ts'
import { LoginSteps } from './login-steps.tsx'

export type LoginActor = ActorRefFrom<typeof loginMachine>

type Props = { actor: LoginActor; banner: ShownBanner; onTerms: () => void; onClose: () => void }

export function Login({ actor, banner, onTerms, onClose }: Props) {
  const side = useSelector(actor, (snapshot) => snapshot.context.side)
  useFocusAccount()
  return (
    <Dialog
      title={
        side === 'agent' ? (
          <Trans id="common.agentLogin">Agent login</Trans>
        ) : (
          <Trans id="common.logIn">Log in</Trans>
        )
      }
      aside={<DialogAside banner={banner} />}
      onClose={onClose}
    >
      <LoginSteps actor={actor} onTerms={onTerms} />
      <DialogStrip banner={banner} />
    </Dialog>
  )
}
