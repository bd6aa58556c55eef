import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { isOnAgentLogin } from '#pages/kit/agent-address.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { useDialogBanner } from '#pages/site/use-dialog-banner.ts'
import { ForgotPassword } from '#ui/auth/forgot-password/forgot-password.tsx'
import { forgotPasswordFlow } from './forgot-password.flow.ts'

type Props = { task: Extract<Task, { kind: 'forgot' }>; onClose: () => void }

/** The overlay `forgot`. A player who logs in by resetting the password goes to Home (FORGOT-02). */
export function ForgotPasswordOverlay({ task, onClose }: Props) {
  const { app } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { session, siteConfiguration } = useSelector(app, (snapshot) => snapshot.children)
  const { flags, site } = siteConfiguration?.getSnapshot().context ?? {}
  const actor = useFlow(forgotPasswordFlow, {
    input: {
      side: task.side,
      mobileOffered: flags?.passwordChangeVerified ?? false,
      dialingCode: site?.dialingCode ?? '',
      countdowns: loadCountdowns('forgot'),
      draft: forgotPasswordDraft.load(),
    },
  })
  useOutcome(actor, (outcome) => {
    // The agents' login page already has a login form, so the login popup does not open there.
    if ('mailed' in outcome || ('left' in outcome && isOnAgentLogin(router))) onClose()
    else if ('left' in outcome) {
      app.send({ type: 'app.login', side: task.side, next: app.getSnapshot().context.next ?? undefined })
    } else {
      if (task.side === 'player') app.send({ type: 'app.goOn', next: '/' })
      session?.send({ type: 'session.adopt', loggedIn: outcome.loggedIn })
    }
  })
  return <ForgotPassword actor={actor} banner={useDialogBanner('w_forget')} onClose={onClose} />
}
