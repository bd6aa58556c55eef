import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { loginAddress } from '#pages/kit/login-address.ts'
import type { RouterContext } from '#pages/site/app-actor.ts'

/**
 * `beforeLoad` of members-only routes (ROUTE-15). Redirects visitors to `/login` with their destination.
 * Redirects members to Home if they must change their password. While the session is pending, the route
 * renders a placeholder and checks again later. The page stays open after its session has ended (SESS-03).
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
