import { type AnyRouter, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/site/app.machine.ts'
import { whenCatalogueReady } from '#pages/kit/loading/catalogue-ready.ts'
import type { AppActor } from '#pages/site/app-actor.ts'
import { waitUntilSettled } from '#ui/kit/hooks/use-settled.ts'
import { AGENT, AGENT_HOME, agentPageIn, isInAgentCentre } from './agent-address.ts'
import { isLeavingGamePage } from './leave-game.ts'
import { LOGIN } from './login-address.ts'

type Children = SnapshotFrom<typeof appMachine>['children']

type MembersOnly = 'socket' | 'balance' | 'contractStatus'

type Child<Id extends keyof Children> = Id extends MembersOnly ? Children[Id] : NonNullable<Children[Id]>

export const useApp = (): AppActor => useRouteContext({ from: '__root__' }).app

/** Returns a child actor of the root machine. The actors in `MembersOnly` are undefined before login. */
export function useChild<Id extends keyof Children>(id: Id): Child<Id> {
  return useSelector(useApp(), ({ children }) => children[id]) as Child<Id>
}

const waysIn = [LOGIN, AGENT]

/**
 * Navigates to `told`, unless it is already open. Agents who log in again stay on their page. A login page is
 * replaced in the history.
 */
function goTo(router: AnyRouter, told: string): void {
  const { history } = router
  const { href, pathname, search } = history.location
  if (href === told || (told === AGENT_HOME && isInAgentCentre(router))) return
  const to = told === AGENT_HOME ? agentPageIn(search) : told
  if (waysIn.includes(pathname.toLowerCase())) history.replace(to)
  else history.push(to)
}

/** Whether it depends on the viewer if the current page may be open. */
const hasGuard = ({ state, routesById }: AnyRouter): boolean =>
  state.matches.some(({ routeId }) => routeId !== rootRouteId && routesById[routeId].options.beforeLoad)

export function useDirections(): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => {
    const subscriptions = [
      app.on('navigate', ({ to }) => goTo(router, to)),
      app.on('accessChanged', () => {
        if (isLeavingGamePage()) return
        // Without a guard, the page stays the same, and rendering it again would delay input.
        if (hasGuard(router)) void router.invalidate()
        else router.clearCache()
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [app, router])
}

const { promise: pageTakenOver, resolve: notePage } = Promise.withResolvers<void>()

/**
 * Signals that the page is hydrated. If the visitor touches an overlay, React may hydrate it before the page.
 * Therefore every page renders this component.
 */
export function PageTakenOver(): null {
  useEffect(notePage, [])
  return null
}

/**
 * Waits until the router may show a new page. The new page may need any text, so all texts must be loaded.
 * The first page must be hydrated before it is replaced, or React reports a mismatch.
 */
export async function readyForPage({ cause }: { cause: string }): Promise<void> {
  await whenCatalogueReady()
  if (cause === 'stay') await pageTakenOver
}

/**
 * Starts the application once the page is hydrated. A state change before that would cause a hydration
 * mismatch.
 */
export function StartedOverPage(): null {
  const app = useApp()
  useEffect(() => {
    void pageTakenOver.then(() => startWithTexts(app))
  }, [app])
  return null
}

/** Starts the application when the site is closed and no page is rendered. */
export function StartedWithoutPage(): null {
  const app = useApp()
  useEffect(() => void startWithTexts(app), [app])
  return null
}

/**
 * Starts the application once all texts are loaded, because its first messages may need texts that were not
 * sent with the page. If the texts fail to load, the application starts anyway.
 */
function startWithTexts(app: AppActor): Promise<void> {
  const start = () => {
    waitUntilSettled()
    app.start()
  }
  return whenCatalogueReady().then(start, start)
}
