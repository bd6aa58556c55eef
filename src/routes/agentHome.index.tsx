import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { AgentStart } from '#ui/agent/agent-start.tsx'
import { useAgentFlags } from './-agent-flags.ts'
import { agentPlaces } from './-agent-pages.ts'
import { useChild } from './-app.ts'

/** The first page of the agent centre. */
export const Route = createFileRoute('/agentHome/')({ component: AgentStartPage })

function AgentStartPage() {
  const member = useSelector(useChild('session'), ({ context }) => context.member)
  return <AgentStart member={member} places={agentPlaces} flags={useAgentFlags()} />
}
