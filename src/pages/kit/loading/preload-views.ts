import type { AnyRouter } from '@tanstack/react-router'
import type { LatePage } from './lazy-page.tsx'

type Params = { page?: string; act?: string }

/**
 * When the router preloads a shared route, also preloads the page's chunk. Without this, the router would
 * preload only the route's script. The loader is set after the first page, because Home waits for route
 * files.
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
