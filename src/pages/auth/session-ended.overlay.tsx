import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { Task } from '#machines/site/overlays.types.ts'
import { AGENT, isInAgentCentre } from '#pages/kit/agent-address.ts'
import { SessionEnded } from '#ui/auth/session-ended/session-ended.tsx'

type Props = { task: Extract<Task, { kind: 'sessionEnded' }>; onClose: () => void }

/**
 * The overlay `sessionEnded`. Logging in returns to the page below it. Closing it in the agent centre leads
 * to the agents' login page.
 */
export function SessionEndedOverlay({ task, onClose }: Props) {
  const { app } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const logIn = () => app.send({ type: 'app.login', side: task.agent ? 'agent' : 'player' })
  const leave = () => {
    onClose()
    if (isInAgentCentre(router)) void router.navigate({ to: AGENT })
  }
  return <SessionEnded reason={task.reason} onLogIn={logIn} onClose={leave} />
}
