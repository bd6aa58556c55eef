import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { recallCountdowns } from '#api/code-countdown.ts'
import { recallLoginThrottle } from '#api/login-throttle.ts'
import { recallLogin } from '#api/remembered-login.ts'
import { loginMachine } from '#machines/login.machine.ts'
import type { Task } from '#machines/overlays/task.ts'
import { Login } from '#ui/login/login.tsx'
import { useEnd } from '../-use-end.ts'
import { useFlow } from '../-use-flow.ts'
import { useTerms } from '../-use-terms.ts'

type Props = { task: Extract<Task, { kind: 'login' }>; onClose: () => void }

/** The overlay `login`. Whoever has logged in is handed to the session; the other ways in take its place. */
export function LoginOverlay({ task, onClose }: Props) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const { session, siteConfiguration } = useSelector(app, (snapshot) => snapshot.children)
  const flags = siteConfiguration?.getSnapshot().context.flags
  const site = siteConfiguration?.getSnapshot().context.site
  const isInPage = typeof window !== 'undefined'
  const actor = useFlow(loginMachine, {
    input: {
      side: task.side,
      smsOffered: flags?.codeLogin ?? false,
      freePlayOffered: task.side === 'player' && (flags?.freePlay ?? false),
      registrationOffered: task.side === 'player' && (flags?.registrationOpen ?? false),
      codeSender: boot.config.firebase ? 'firebase' : 'platform',
      dialingCode: site?.dialingCode ?? '',
      remembered: isInPage ? recallLogin() : null,
      countdowns: isInPage ? recallCountdowns('login') : {},
      throttledUntil: isInPage ? recallLoginThrottle() : 0,
    },
  })
  const openTerms = useTerms()
  useEnd(actor, (outcome) => {
    if ('left' in outcome) {
      app.send(outcome.left === 'forgot' ? { type: 'app.forgot', side: task.side } : { type: 'app.register' })
      return
    }
    const { loggedIn, password } = outcome
    session?.send({ type: 'session.adopt', loggedIn, password })
  })
  return <Login actor={actor} onTerms={openTerms} onClose={onClose} />
}
