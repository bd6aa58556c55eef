import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A view with links needs a router. This one has no pages, so a click on a link only changes the URL. */
export function withRouter(view: ReactNode): ReactNode {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return <RouterContextProvider router={router}>{view}</RouterContextProvider>
}
