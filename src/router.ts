import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Boot } from '#contract/boot.ts'
import type { AppActor } from './app-actor.ts'
import { PageFailed } from './routes/-page-failed.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What every route is handed. */
export type RouterContext = { boot: Boot; app: AppActor }

/** The application's addresses for one boot; the platform gives a history of its own. */
export function makeRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    // On the platform it would put an inline script into the markup, which the policy refuses.
    scrollRestoration: !history,
    ...(history ? { history } : {}),
  })
}

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** Whether the page stands alone, without header, side menu and footer (LAYOUT-02). */
    bare?: boolean
  }
}
