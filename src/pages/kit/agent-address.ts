import { type AnyRouter, type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from '#pages/site/app-actor.ts'
import { nextIn } from './login-address.ts'

export const AGENT = '/agent'
export const AGENT_HOME = '/agentHome'

type Located = Pick<AnyRouter, 'history'>

const pathOf = ({ history }: Located) => history.location.pathname.toLowerCase()

export const isOnAgentLogin = (router: Located): boolean => pathOf(router) === AGENT

export const isInAgentCentre = (router: Located): boolean =>
  `${pathOf(router)}/`.startsWith(`${AGENT_HOME.toLowerCase()}/`)

const sessionIn = ({ app }: RouterContext) => app.getSnapshot().children.session?.getSnapshot()

type Visit = { context: RouterContext; location: ParsedLocation }

/**
 * Returns the agent page to open after a login (ROUTE-19): the page that `next` in the query string names, or
 * the first page by default.
 */
export function agentPageIn(search: string): string {
  const next = nextIn(new URLSearchParams(search).get('next'))
  return next && /^\/agentHome[/?]/i.test(next) ? next : AGENT_HOME
}

/** `beforeLoad` of the agents' login page. Redirects logged-in agents to the agent centre. */
export function skipAgents({ context, location }: Visit): void {
  if (sessionIn(context)?.hasTag('agent')) throw redirect({ href: agentPageIn(location.searchStr) })
}

/**
 * `beforeLoad` of the agent centre. Redirects viewers who are not agents to the agents' login page
 * (ROUTE-07). While the session is pending, and after it has ended, the page stays open (SESS-03).
 */
export function requireAgent({ context, location: { href } }: Visit): void {
  const session = sessionIn(context)
  if (!session || session.hasTag('pending') || session.hasTag('agent') || session.hasTag('ended')) return
  throw redirect({ href: href === AGENT_HOME ? AGENT : `${AGENT}?${new URLSearchParams({ next: href })}` })
}
