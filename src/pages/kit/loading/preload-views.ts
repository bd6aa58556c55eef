import type { AnyRouter } from '@tanstack/react-router'
import type { LatePage } from './lazy-page.tsx'

type Params = { page?: string; act?: string }

/**
 * Makes the router preload a page's chunk together with the script of the shared route. Call this after the
 * first page is shown. A loader in the route file would add to the scripts that Home waits for.
 */
export function preloadViews(
  router: AnyRouter,
  routeId: string,
  viewOf: (params: Params) => LatePage | undefined,
): void {
  Object.assign(router.routesById[routeId].options, {
    loader: ({ params }: { params: Params }) => viewOf(params)?.preload(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
