import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import { loadLoginThrottle } from '#api/auth/login-throttle.ts'
import { loadLogin } from '#api/auth/remembered-login.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { loginFlow } from './login.flow.ts'

type Asked = {
  side: LoginSide
  onLeft: (to: 'register' | 'forgot') => void
}

/** Starts the login flow, and passes the new session to the session actor. */
export function useLogin({ side, onLeft }: Asked) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const { session, siteConfiguration } = useSelector(app, (snapshot) => snapshot.children)
  const flags = siteConfiguration?.getSnapshot().context.flags
  const site = siteConfiguration?.getSnapshot().context.site
  const isInPage = typeof window !== 'undefined'
  const actor = useFlow(loginFlow, {
    input: {
      side,
      smsOffered: flags?.codeLogin ?? false,
      freePlayOffered: side === 'player' && (flags?.freePlay ?? false),
      registrationOffered: side === 'player' && (flags?.registrationOpen ?? false),
      codeSender: boot.config.firebase ? 'firebase' : 'platform',
      dialingCode: site?.dialingCode ?? '',
      remembered: isInPage && side === 'player' ? loadLogin() : null,
      countdowns: isInPage ? loadCountdowns('login') : {},
      throttledUntil: isInPage ? loadLoginThrottle() : 0,
    },
  })
  useOutcome(actor, (outcome) => {
    if ('left' in outcome) onLeft(outcome.left)
    else session?.send({ type: 'session.adopt', loggedIn: outcome.loggedIn, password: outcome.password })
  })
  return actor
}
