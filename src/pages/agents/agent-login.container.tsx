import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLogin } from '#pages/auth/use-login.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useTerms } from '#pages/site/use-terms.ts'
import { AgentLogin } from '#ui/agents/agent-landing/agent-login.tsx'
import { NotAnAgent } from '#ui/agents/agent-landing/not-an-agent.tsx'

export function AgentLoginContainer() {
  const app = useApp()
  const session = useChild('session')
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const isRegistrationOpen = useSelector(
    useChild('siteConfiguration'),
    ({ context }) => context.flags.registrationOpen,
  )
  const [times, setTimes] = useState(0)
  if (snapshot.hasTag('player') || snapshot.hasTag('trial')) {
    return (
      <NotAnAgent
        account={snapshot.context.member?.account ?? ''}
        isTrial={snapshot.hasTag('trial')}
        onRegister={isRegistrationOpen ? () => app.send({ type: 'app.register' }) : undefined}
        onLeave={() => session.send({ type: 'session.leave' })}
      />
    )
  }
  const forget = () => {
    app.send({ type: 'app.forgot', side: 'agent' })
    // Opening the password reset ends the login flow. The new key mounts a new flow.
    setTimes(times + 1)
  }
  return <OneLogin key={times} onForgot={forget} />
}

function OneLogin({ onForgot }: { onForgot: () => void }) {
  const actor = useLogin({ side: 'agent', onLeft: onForgot })
  return <AgentLogin actor={actor} onTerms={useTerms()} />
}
