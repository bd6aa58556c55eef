import { memberViewOf } from '#pages/account/member-pages.ts'
import { agentPageName, agentViewOf } from '#pages/agents/agent-views.ts'
import { Route as agentPage } from '../routes/agentHome.{-$page}.{-$act}.tsx'
import { Route as memberPage } from '../routes/member.{-$page}.tsx'

/**
 * Preloads pages that share a route when navigation is likely; the router alone preloads only the route's
 * script. Set after the first page, because Home waits for the route files.
 */
export function fetchPagesEarly(): void {
  Object.assign(agentPage.options, {
    loader: ({ params }: { params: { page?: string; act?: string } }) =>
      agentViewOf(agentPageName(params))?.preload(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  Object.assign(memberPage.options, {
    loader: ({ params: { page } }: { params: { page?: string } }) => memberViewOf(page)?.preload(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
