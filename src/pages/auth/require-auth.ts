import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from '#app/router.ts'
import { loginAddress } from './login-address.ts'

/**
 * `beforeLoad` of a route that only somebody who is logged in may see (ROUTE-15): a visitor is sent to `/login`, with
 * where they wanted to go. While it is being found out who is here, the route is shown as far as it can be; the page
 * asks again once that is known. A session that has just expired leaves the page as it is (SESS-03).
 */
export function requireAuth({
  context,
  location,
}: {
  context: RouterContext
  location: ParsedLocation
}): void {
  const session = context.app.getSnapshot().children.session?.getSnapshot()
  if (session?.hasTag('mustChange')) throw redirect({ href: '/' })
  if (session?.hasTag('visitor') && !session.hasTag('ended'))
    throw redirect({ href: loginAddress(location.href) })
}
