import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { PageFailed } from '#pages/site/page-failed.tsx'
import type { Boot } from '#protocol/site/boot.ts'
import type { AppActor } from './app-actor.ts'
import { routeTree } from './route-tree.gen.ts'

/** What every route is handed. */
export type RouterContext = { boot: Boot; app: AppActor }

/** The application's addresses for one boot; the platform gives a history of its own. */
export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    stringifySearch: stringifySearchWith(JSON.stringify, readAs),
    // On the platform it would put an inline script into the markup, which the policy refuses.
    scrollRestoration: history ? false : placeKeeper(),
    ...(history ? { history } : {}),
  })
}

/**
 * What would be read of a text that stands in an address as it is; throws where that is the text, so that it stands so. Numbers
 * do, and whoever reads a text takes them; the rest is put in quotation marks.
 */
const readAs = (text: string): unknown => JSON.parse(String(Number(text)) === text ? '' : text)

/**
 * Says when the router puts the page at its place: always, but for the first address where somebody has scrolled
 * already, since a page can be read before it is taken over.
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
    /** Whether the page stands alone, without header, side menu and footer (LAYOUT-02). */
    bare?: boolean
    /** Whether the page is of the agents’ side, where nothing is that is meant for players. */
    agents?: boolean
  }
}
