import { type AnyRouter, type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from '#app/router.ts'
import { nextIn } from '#pages/auth/login-address.ts'

/** Path of the agents’ login page, and of the agent centre, whose pages lie beneath. */
export const AGENT = '/agent'
export const AGENT_HOME = '/agentHome'

type Located = Pick<AnyRouter, 'history'>

const pathOf = ({ history }: Located) => history.location.pathname.toLowerCase()

export const isOnAgentLogin = (router: Located): boolean => pathOf(router) === AGENT

export const isInAgentCentre = (router: Located): boolean =>
  `${pathOf(router)}/`.startsWith(`${AGENT_HOME.toLowerCase()}/`)

const sessionIn = ({ app }: RouterContext) => app.getSnapshot().children.session?.getSnapshot()

type Visit = { context: RouterContext; location: ParsedLocation }

/** The page of the centre that somebody wanted when they were sent to the agents’ login page (ROUTE-19), or its first one. */
export function agentPageIn(search: string): string {
  const next = nextIn(new URLSearchParams(search).get('next'))
  return next && /^\/agentHome[/?]/i.test(next) ? next : AGENT_HOME
}

/** `beforeLoad` of the agents’ login page: whoever is an agent already goes on to the centre. */
export function skipAgents({ context, location }: Visit): void {
  if (sessionIn(context)?.hasTag('agent')) throw redirect({ href: agentPageIn(location.searchStr) })
}

/**
 * `beforeLoad` of the agent centre: whoever is no agent is sent to the agents’ login page (ROUTE-07). While it is being found
 * out who is here, and after a session has just expired, the page stays (SESS-03).
 */
export function requireAgent({ context, location: { href } }: Visit): void {
  const session = sessionIn(context)
  if (!session || session.hasTag('pending') || session.hasTag('agent') || session.hasTag('ended')) return
  throw redirect({ href: href === AGENT_HOME ? AGENT : `${AGENT}?${new URLSearchParams({ next: href })}` })
}
