import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet, useParams, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useAgentContracts } from '#pages/agents/agent-contracts.ts'
import { agentPlaces } from '#pages/agents/agent-pages.ts'
import { useAgentUnread } from '#pages/agents/agent-unread.ts'
import { agentPageName, agentViewOf, preloadAgentPages } from '#pages/agents/agent-views.ts'
import { useAccountQueries } from '#pages/kit/account-queries.ts'
import { requireAgent } from '#pages/kit/agent-address.ts'
import { PageTakenOver, useChild } from '#pages/kit/app-context.ts'
import { usePlatformClock } from '#pages/kit/use-platform-clock.ts'
import { AgentFrame } from '#ui/agents/agent/agent-frame.tsx'
import { PageComing } from '#ui/kit/feedback/page-coming.tsx'

/** The agent centre (ROUTE-07), for agents only. Its pages share one child route. */
export const Route = createFileRoute('/agentHome')({
  staticData: { bare: true, agents: true },
  beforeLoad: requireAgent,
  component: AgentHome,
})

const isAgent = (session: SnapshotFrom<typeof sessionMachine>) => session.hasTag('agent')

function AgentHome() {
  const { boot } = Route.useRouteContext()
  const session = useChild('session')
  const language = useChild('language')
  const isShown = useSelector(session, (snapshot) => snapshot.hasTag('agent') || snapshot.hasTag('ended'))
  const queries = useAccountQueries(isAgent)
  const isAgentLoggedIn = useSelector(session, isAgent)
  const contracts = useAgentContracts()
  const unread = useAgentUnread(queries, isAgentLoggedIn)
  const ahead = usePlatformClock(queries)
  const router = useRouter()
  useEffect(() => preloadAgentPages(router), [router])
  return (
    <QueryClientProvider client={queries}>
      <AgentFrame
        brand={boot.config.brand.name}
        places={agentPlaces}
        coming={<Coming />}
        {...{ session, language, contracts, unread, ahead }}
      >
        {/* Pages are mounted once an agent is logged in. After the session has ended, they stay visible
            behind the session-ended message. */}
        {isShown ? <Outlet /> : null}
      </AgentFrame>
      <PageTakenOver />
    </QueryClientProvider>
  )
}

function Coming() {
  const page = agentViewOf(agentPageName(useParams({ strict: false })))
  return page ? <PageComing name={page.name} /> : null
}
