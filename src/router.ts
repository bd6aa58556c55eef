import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { Boot } from '#contract/boot.ts'
import { systemStatusMachine } from '#machines/system-status.machine.ts'
import { routeTree } from './routeTree.gen.ts'

/** The actors that live as long as the page. They are created here, unstarted, so that the platform can render them. */
const createActors = (boot: Boot) => ({
  systemStatus: createActor(systemStatusMachine, { input: { status: boot.status } }),
})

export type Actors = ReturnType<typeof createActors>

/** The application's addresses and actors for one boot; the platform gives a history of its own. */
export function makeRouter(boot: Boot, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { boot, actors: createActors(boot) },
    defaultPreload: 'intent',
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
}
