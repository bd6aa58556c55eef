import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import type { RouterContext } from '#pages/site/app-actor.ts'
import { PageFailedContainer } from '#pages/site/page-failed.container.tsx'
import { routeTree } from './route-tree.gen.ts'

export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailedContainer,
    stringifySearch: stringifySearchWith(JSON.stringify, readAs),
    // On the server, scroll restoration would add an inline script, which the content security policy
    // forbids.
    scrollRestoration: history ? false : placeKeeper(),
    ...(history ? { history } : {}),
  })
}

/**
 * The router quotes search params that this function can parse. It throws for plain numbers, because our
 * pages accept them as text without quotes.
 */
const readAs = (text: string): unknown => JSON.parse(String(Number(text)) === text ? '' : text)

/**
 * Returns a function that decides whether the router may restore the scroll position. The router must not
 * restore it on the first page if the visitor scrolled before hydration.
 */
function placeKeeper(): (at: { location: { href: string } }) => boolean {
  let first: string | undefined
  let hasLeft = false
  return ({ location: { href } }) => {
    first ??= href
    hasLeft ||= href !== first
    return hasLeft || window.scrollY === 0
  }
}

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** Whether the page has no header, side menu or footer (LAYOUT-02). */
    bare?: boolean
    /** Whether the page is for agents. Such pages show no content meant for players. */
    agents?: boolean
  }
}
