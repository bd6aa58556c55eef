import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Task } from '#machines/site/overlays.types.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { ChangePassword } from '#ui/auth/change-password/change-password.tsx'
import { changePasswordFlow } from './change-password.flow.ts'

type Props = { task: Extract<Task, { kind: 'changePassword' }>; onClose: () => void }

/**
 * The overlay `changePassword`. It opens on the member's request, or if the platform requires a new password.
 */
export function ChangePasswordOverlay({ task, onClose }: Props) {
  const { app } = useRouteContext({ from: '__root__' })
  const session = useSelector(app, (snapshot) => snapshot.children.session)
  const member = useSelector(session, (snapshot) => snapshot?.context.member)
  const { forced, knownPassword } = task
  const actor = useFlow(changePasswordFlow, { input: { forced, knownPassword } })
  useOutcome(actor, (outcome) => {
    if (outcome.changed) app.send({ type: 'password.changed' })
    else if (outcome.signOut) session?.send({ type: 'session.leave' })
    else onClose()
  })
  return <ChangePassword actor={actor} member={member ?? null} />
}
