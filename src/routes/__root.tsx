import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Boot } from '#contract/boot.ts'
import { NotFound } from '#ui/not-found/not-found.tsx'
import { SystemStatus } from '#ui/system-status/system-status.tsx'
import type { Actors } from '../router.ts'

export const Route = createRootRouteWithContext<{ boot: Boot; actors: Actors }>()({
  component: Root,
  notFoundComponent: NotFound,
})

function Root() {
  const { boot, actors } = Route.useRouteContext()
  // Started only now: until here the page must equal the platform's markup.
  useEffect(() => {
    actors.systemStatus.start()
  }, [actors])
  return (
    <SystemStatus actor={actors.systemStatus} brand={boot.config.brand.name}>
      <Outlet />
    </SystemStatus>
  )
}
