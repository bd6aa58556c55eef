import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AppActor } from '#app/app-actor.ts'
import { whenMessagesAreWhole } from '#app/catalogue-ready.ts'
import type { appMachine } from '#machines/site/app.machine.ts'
import { AGENT, AGENT_HOME, agentPageIn, isInAgentCentre } from '#pages/agents/agent-address.ts'
import { LOGIN } from '#pages/auth/login-address.ts'
import { isLeavingGamePage } from '#pages/play/leave-game.ts'

type Children = SnapshotFrom<typeof appMachine>['children']

/** Children that are there only while somebody is logged in. */
type MembersOnly = 'socket' | 'balance' | 'contractStanding'

type Child<Id extends keyof Children> = Id extends MembersOnly ? Children[Id] : NonNullable<Children[Id]>

/** The root actor of the page. */
export const useApp = (): AppActor => useRouteContext({ from: '__root__' }).app

/** One of the actors that live as long as the page; those of `MembersOnly` only while somebody is logged in. */
export function useChild<Id extends keyof Children>(id: Id): Child<Id> {
  return useSelector(useApp(), ({ children }) => children[id]) as Child<Id>
}

/** Pages on which somebody logs in. */
const waysIn = [LOGIN, AGENT]

/**
 * A login page is no stop on the way back, and a page that is there already is no new one: agents who log in anew go on at
 * the page of their centre that stayed.
 */
function goTo(router: AnyRouter, told: string): void {
  const { history } = router
  const { href, pathname, search } = history.location
  if (href === told || (told === AGENT_HOME && isInAgentCentre(router))) return
  const to = told === AGENT_HOME ? agentPageIn(search) : told
  if (waysIn.includes(pathname.toLowerCase())) history.replace(to)
  else history.push(to)
}

/** Goes where the application says. */
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
 * Stands in every page. React takes over first what is touched first, and that may lie over a page that still has to be
 * found as the platform sent it.
 */
export function PageTakenOver(): null {
  useEffect(notePage, [])
  return null
}

/** A page that is gone to may show any text there is, and takes no other's place before that is taken over: React would find it different from what was sent. */
export async function readyForPage({ cause }: { cause: string }): Promise<void> {
  await whenMessagesAreWhole()
  if (cause === 'stay') await pageTakenOver
}

/** Starts the application over a page, once that is taken over: what it says earlier React would find different from what was sent. */
export function StartedOverPage(): null {
  const app = useApp()
  useEffect(() => {
    void pageTakenOver.then(() => startWithTexts(app))
  }, [app])
  return null
}

/** Starts the application where there is no page, for the site is closed. */
export function StartedWithoutPage(): null {
  const app = useApp()
  useEffect(() => void startWithTexts(app), [app])
  return null
}

/** What it says may need texts that did not come with the page; without them it still has to begin. */
function startWithTexts(app: AppActor): Promise<void> {
  const start = () => void app.start()
  return whenMessagesAreWhole().then(start, start)
}
