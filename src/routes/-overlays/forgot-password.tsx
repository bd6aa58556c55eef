import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { recallCountdowns } from '#api/code-countdown.ts'
import { forgotPasswordDraft } from '#api/forgot-password-draft.ts'
import { forgotPasswordMachine } from '#machines/forgot-password.machine.ts'
import type { Task } from '#machines/overlays/task.ts'
import { ForgotPassword } from '#ui/forgot-password/forgot-password.tsx'
import { isOnAgentLogin } from '../-agent-address.ts'
import { useEnd } from '../-use-end.ts'
import { useFlow } from '../-use-flow.ts'
import { useDialogBanner } from './use-dialog-banner.ts'

type Props = { task: Extract<Task, { kind: 'forgot' }>; onClose: () => void }

/** The overlay `forgot`. A player who got back in is handed to the session and goes home (FORGOT-02). */
export function ForgotPasswordOverlay({ task, onClose }: Props) {
  const { app } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { session, siteConfiguration } = useSelector(app, (snapshot) => snapshot.children)
  const { flags, site } = siteConfiguration?.getSnapshot().context ?? {}
  const actor = useFlow(forgotPasswordMachine, {
    input: {
      side: task.side,
      mobileOffered: flags?.passwordChangeVerified ?? false,
      dialingCode: site?.dialingCode ?? '',
      countdowns: recallCountdowns('forgot'),
      draft: forgotPasswordDraft.recall(),
    },
  })
  useEnd(actor, (outcome) => {
    // The agents’ page has its login beneath.
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
