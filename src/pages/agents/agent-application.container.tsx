import { useRouteContext } from '@tanstack/react-router'
import { useFlow } from '#pages/kit/use-flow.ts'
import { AgentApplication } from '#ui/agents/agent-application/agent-application.tsx'
import { APPLICATION } from '#ui/agents/agent-landing/application-link.ts'
import { agentApplicationFlow } from './agent-application.flow.ts'

export function AgentApplicationContainer() {
  const { boot } = useRouteContext({ from: '__root__' })
  const actor = useFlow(agentApplicationFlow, { input: { dialingCode: boot.site?.dialingCode ?? '' } })
  return <AgentApplication actor={actor} id={APPLICATION} />
}
