import { createFileRoute } from '@tanstack/react-router'
import { AgentApplicationContainer } from '#pages/agents/agent-application.container.tsx'
import { AgentLoginContainer } from '#pages/agents/agent-login.container.tsx'
import { skipAgents } from '#pages/kit/agent-address.ts'
import { PageTakenOver, useChild } from '#pages/kit/app-context.ts'
import { AgentDoor } from '#ui/agents/agent-landing/agent-door.tsx'

/** The agents' login and landing page (ROUTE-07). */
export const Route = createFileRoute('/agent')({
  staticData: { bare: true, agents: true },
  beforeLoad: skipAgents,
  component: AgentPage,
})

function AgentPage() {
  const { boot } = Route.useRouteContext()
  return (
    <>
      <AgentDoor
        brand={boot.config.brand.name}
        sandbox={boot.sandbox}
        language={useChild('language')}
        login={<AgentLoginContainer />}
        application={<AgentApplicationContainer />}
      />
      <PageTakenOver />
    </>
  )
}
