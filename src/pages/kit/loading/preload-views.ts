import type { AnyRouter } from '@tanstack/react-router'
import type { LatePage } from './lazy-page.tsx'

type Params = { page?: string; act?: string }

/**
 * Preloads pages that share a route when the router expects a navigation. The router alone preloads only the
 * route's script. The loader is set after the first page, because Home's start waits for route files.
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
