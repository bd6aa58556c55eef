import { useRouteContext } from '@tanstack/react-router'
import { agentApplicationMachine } from '#machines/agent-application.machine.ts'
import { AgentApplication as ApplicationView } from '#ui/agent-application/agent-application.tsx'
import { APPLICATION } from '#ui/agent-door/application-link.ts'
import { useFlow } from './-use-flow.ts'

/** The call to become an agent, on the agents’ page. */
export function AgentApplication() {
  const { boot } = useRouteContext({ from: '__root__' })
  const actor = useFlow(agentApplicationMachine, { input: { dialingCode: boot.site?.dialingCode ?? '' } })
  return <ApplicationView actor={actor} id={APPLICATION} />
}
