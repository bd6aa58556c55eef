import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.ts'

/** Path of the agents’ login page, and of the agent centre, whose pages lie beneath. */
export const AGENT = '/agent'
export const AGENT_HOME = '/agentHome'

type Located = Pick<AnyRouter, 'history'>

const pathOf = ({ history }: Located) => history.location.pathname.toLowerCase()

export const isOnAgentLogin = (router: Located): boolean => pathOf(router) === AGENT

export const isInAgentCentre = (router: Located): boolean =>
  `${pathOf(router)}/`.startsWith(`${AGENT_HOME.toLowerCase()}/`)

const sessionIn = ({ app }: RouterContext) => app.getSnapshot().children.session?.getSnapshot()

/** `beforeLoad` of the agents’ login page: whoever is an agent already goes on to the centre. */
export function skipAgents({ context }: { context: RouterContext }): void {
  if (sessionIn(context)?.hasTag('agent')) throw redirect({ to: AGENT_HOME })
}

/**
 * `beforeLoad` of the agent centre: whoever is no agent is sent to the agents’ login page (ROUTE-07). While it is being found
 * out who is here, and after a session has just expired, the page stays (SESS-03).
 */
export function requireAgent({ context }: { context: RouterContext }): void {
  const session = sessionIn(context)
  if (!session || session.hasTag('pending') || session.hasTag('agent') || session.hasTag('ended')) return
  throw redirect({ to: AGENT })
}
