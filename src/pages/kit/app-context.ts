import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from '#machines/site/app.machine.ts'
import { whenCatalogueReady } from '#pages/kit/loading/catalogue-ready.ts'
import type { AppActor } from '#pages/site/app-actor.ts'
import { AGENT, AGENT_HOME, agentPageIn, isInAgentCentre } from './agent-address.ts'
import { isLeavingGamePage } from './leave-game.ts'
import { LOGIN } from './login-address.ts'

type Children = SnapshotFrom<typeof appMachine>['children']

type MembersOnly = 'socket' | 'balance' | 'contractStatus'

type Child<Id extends keyof Children> = Id extends MembersOnly ? Children[Id] : NonNullable<Children[Id]>

export const useApp = (): AppActor => useRouteContext({ from: '__root__' }).app

/** An actor of the root machine; those in `MembersOnly` are undefined without a session. */
export function useChild<Id extends keyof Children>(id: Id): Child<Id> {
  return useSelector(useApp(), ({ children }) => children[id]) as Child<Id>
}

const waysIn = [LOGIN, AGENT]

/**
 * Login pages replace their history entry, and the current page is never pushed again, so agents who log in
 * again continue on the page below.
 */
function goTo(router: AnyRouter, told: string): void {
  const { history } = router
  const { href, pathname, search } = history.location
  if (href === told || (told === AGENT_HOME && isInAgentCentre(router))) return
  const to = told === AGENT_HOME ? agentPageIn(search) : told
  if (waysIn.includes(pathname.toLowerCase())) history.replace(to)
  else history.push(to)
}

export function useDirections(): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => {
    const subscriptions = [
      app.on('navigate', ({ to }) => goTo(router, to)),
      app.on('accessChanged', () => {
        if (!isLeavingGamePage()) void router.invalidate()
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [app, router])
}

const { promise: pageTakenOver, resolve: notePage } = Promise.withResolvers<void>()

/**
 * Rendered in every page. React hydrates touched parts first, possibly an overlay above a page that must
 * still match the markup.
 */
export function PageTakenOver(): null {
  useEffect(notePage, [])
  return null
}

/**
 * A new page may need any text, and must not replace one before its hydration, or React would find a
 * mismatch.
 */
export async function readyForPage({ cause }: { cause: string }): Promise<void> {
  await whenCatalogueReady()
  if (cause === 'stay') await pageTakenOver
}

/** Starts the application once the page is hydrated: earlier changes would cause a mismatch. */
export function StartedOverPage(): null {
  const app = useApp()
  useEffect(() => {
    void pageTakenOver.then(() => startWithTexts(app))
  }, [app])
  return null
}

/** Starts the application without a page, when the site is closed. */
export function StartedWithoutPage(): null {
  const app = useApp()
  useEffect(() => void startWithTexts(app), [app])
  return null
}

/** Startup messages may need texts not sent with the page; it starts even if they fail to load. */
function startWithTexts(app: AppActor): Promise<void> {
  const start = () => void app.start()
  return whenCatalogueReady().then(start, start)
}
