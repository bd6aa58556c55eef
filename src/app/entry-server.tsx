import { type Messages, setupI18n } from '@lingui/core'
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { memberViewOf } from '#pages/account/member-pages.ts'
import { agentPageName, agentViewOf, isFirstPage } from '#pages/agents/agent-views.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { App } from './app.tsx'
import { type AppActor, createAppActor } from './app-actor.ts'
import { loadMessages, localesOf } from './catalogues.ts'
import { type AppRouter, makeRouter } from './router.ts'

/** A page as markup, with what the platform needs to send along. */
export type Rendered = {
  html: string
  status: 200 | 404 | 500
  /** The path that the page really has, where it was asked for with a slash at its end or in another spelling. */
  address: string
  routeIds: string[]
  /** Kinds of the overlays that lie over it. */
  overlays: string[]
  /** Agents work in the light; what stands in place of their pages is dark, as everywhere. */
  theme: 'dark' | 'light'
  /** All messages of its language. */
  catalogue: Messages
}

/** Stands for whatever the site is reached as. */
const SITE = 'https://site.invalid'

/** Renders one address, a path as it is sent, for one boot. Runs on the platform; nothing in it may reach for a browser. */
export async function render(path: string, boot: Boot): Promise<Rendered> {
  const { language } = boot
  const catalogue = await loadMessages(language)
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: language, locales: localesOf(language), messages: catalogue })
  const history = createMemoryHistory({ initialEntries: [path] })
  const app = createAppActor(boot, i18n, { address: new URL(SITE + path) })
  const router = makeRouter({ boot, app }, history)
  const address = addressOf(router)
  // Elsewhere the router would render nothing but that the page is here.
  history.replace(address)
  await router.load()
  const html = renderToString(<App router={router} i18n={i18n} />)
  const { matches } = router.state
  const status = statusOf(matches)
  const isOpen = app.getSnapshot().children.systemStatus?.getSnapshot().matches('open')
  const isLight = isOpen && status === 200 && matches.some(({ staticData }) => staticData.agents)
  return {
    html,
    status: matches.some(isUnknownPage) ? 404 : status,
    address,
    routeIds: matches.map((match) => match.routeId),
    overlays: overlaysOf(app),
    theme: isLight ? 'light' : 'dark',
    catalogue,
  }
}

/** Spelled as browsers spell it, who would otherwise be sent to and fro between two spellings. */
function addressOf(router: AppRouter): string {
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname })
  return new URL(SITE + publicHref).pathname
}

function overlaysOf(app: AppActor): string[] {
  const shown = app.getSnapshot().children.overlays?.getSnapshot().context.shown ?? []
  return shown.map(({ kind }) => kind)
}

/** Pages that share a route are found by their names; who is here, and so what they show, the platform does not know. */
function isUnknownPage({ routeId, params }: AnyRouteMatch): boolean {
  if (routeId === '/agentHome/{-$page}/{-$act}') {
    const name = agentPageName(params)
    return !agentViewOf(name) && !isFirstPage(name)
  }
  return routeId === '/member/{-$page}' && params.page !== undefined && !memberViewOf(params.page)
}

function statusOf(matches: AnyRouteMatch[]): Rendered['status'] {
  if (matches.some((match) => match.status === 'error')) return 500
  return matches.some((match) => match.status === 'notFound' || match._notFound) ? 404 : 200
}
