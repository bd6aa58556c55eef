import { useRouteContext } from '@tanstack/react-router'
import type { Task } from '#machines/overlays/task.ts'
import { SessionEnded } from '#ui/session-ended/session-ended.tsx'

type Props = { task: Extract<Task, { kind: 'sessionEnded' }>; onClose: () => void }

/** The overlay `sessionEnded`: the way back in leads to the page that is still there. */
export function SessionEndedOverlay({ task, onClose }: Props) {
  const { app } = useRouteContext({ from: '__root__' })
  const logIn = () => app.send({ type: 'app.login', side: task.agent ? 'agent' : 'player' })
  return <SessionEnded reason={task.reason} onLogIn={logIn} onClose={onClose} />
}
