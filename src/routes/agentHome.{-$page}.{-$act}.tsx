import { createFileRoute, Navigate } from '@tanstack/react-router'
import { agentPageName, agentViewOf, isFirstPage } from '#pages/agents/agent-views.ts'
import { LazyPageView } from '#pages/kit/loading/lazy-page.tsx'
import { NotInCentre } from '#ui/agents/agent/not-in-centre.tsx'

/**
 * All pages of the agent centre. They share one route, because each route adds to the scripts that Home waits
 * for.
 */
export const Route = createFileRoute('/agentHome/{-$page}/{-$act}')({ component: AgentPage })

function AgentPage() {
  const name = agentPageName(Route.useParams())
  if (isFirstPage(name)) return <Navigate to="/agentHome" replace />
  const page = agentViewOf(name)
  return page ? <LazyPageView page={page} /> : <NotInCentre />
}
