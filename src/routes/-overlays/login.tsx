import type { Task } from '#machines/overlays/task.ts'
import { Login } from '#ui/login/login.tsx'
import { useApp } from '../-app.ts'
import { useLogin } from '../-use-login.ts'
import { useTerms } from '../-use-terms.ts'
import { useDialogBanner } from './use-dialog-banner.ts'

type Props = { task: Extract<Task, { kind: 'login' }>; onClose: () => void }

/** The overlay `login`. The other ways in take its place. */
export function LoginOverlay({ task: { side }, onClose }: Props) {
  const app = useApp()
  const actor = useLogin({
    side,
    onLeft: (to) => app.send(to === 'forgot' ? { type: 'app.forgot', side } : { type: 'app.register' }),
  })
  return <Login actor={actor} banner={useDialogBanner('w_login')} onTerms={useTerms()} onClose={onClose} />
}
