import type { Task } from '#machines/site/overlays.types.ts'
import { useApp } from '#pages/kit/app-context.ts'
import { useDialogBanner } from '#pages/site/use-dialog-banner.ts'
import { useTerms } from '#pages/site/use-terms.ts'
import { Login } from '#ui/auth/login/login.tsx'
import { useLogin } from './use-login.ts'

type Props = { task: Extract<Task, { kind: 'login' }>; onClose: () => void }

export function LoginOverlay({ task: { side }, onClose }: Props) {
  const app = useApp()
  const actor = useLogin({
    side,
    onLeft: (to) => app.send(to === 'forgot' ? { type: 'app.forgot', side } : { type: 'app.register' }),
  })
  return <Login actor={actor} banner={useDialogBanner('w_login')} onTerms={useTerms()} onClose={onClose} />
}
