import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * Returns a view inside a router, which links need. The router has no pages, so a click only changes the URL.
 */
export function withRouter(view: ReactNode): ReactNode {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return <RouterContextProvider router={router}>{view}</RouterContextProvider>
}
