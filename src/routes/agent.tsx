import { createFileRoute } from '@tanstack/react-router'
import { AgentDoor } from '#ui/agent-door/agent-door.tsx'
import { skipAgents } from './-agent-address.ts'
import { AgentApplication } from './-agent-application.tsx'
import { AgentLogin } from './-agent-login.tsx'
import { PageTakenOver, useChild } from './-app.ts'

/** ROUTE-07: where agents log in, and where it says what it is to be one. */
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
        login={<AgentLogin />}
        application={<AgentApplication />}
      />
      <PageTakenOver />
    </>
  )
}
