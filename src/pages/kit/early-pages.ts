import { memberViewOf } from '#pages/account/member-pages.ts'
import { agentPageName, agentViewOf } from '#pages/agents/agent-views.ts'
import { Route as agentPage } from '../../routes/agentHome.{-$page}.{-$act}.tsx'
import { Route as memberPage } from '../../routes/member.{-$page}.tsx'

/**
 * Has a page that shares its route fetched as soon as somebody is about to go there: of itself the router fetches the route's
 * script alone. The routes are told from here, since they themselves are in what Home waits for.
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
