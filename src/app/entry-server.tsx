import { type Messages, setupI18n } from '@lingui/core'
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { localeOf } from '#domain/text/language-tag.ts'
import { memberViewOf } from '#pages/account/member-pages.ts'
import { agentPageName, agentViewOf, isFirstPage } from '#pages/agents/agent-views.ts'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'
import { type AppActor, createAppActor } from '#pages/site/app-actor.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { App } from './app.tsx'
import { type AppRouter, makeRouter } from './router.ts'

export type Rendered = {
  html: string
  status: 200 | 404 | 500
  /**
   * The canonical path. It differs from the requested path if that path ends in a slash or is capitalised
   * differently.
   */
  address: string
  routeIds: string[]
  overlays: string[]
  /** Light for routes with `agents`. Dark for all others, for error pages and for the system status. */
  theme: 'dark' | 'light'
  catalogue: Messages
}

const SITE = 'https://site.invalid'

/** Renders one path on the server, without browser APIs. */
export async function render(path: string, boot: Boot): Promise<Rendered> {
  const { language } = boot
  const catalogue = await loadMessages(language)
  const i18n = setupI18n()
  i18n.loadAndActivate({
    locale: language,
    locales: localeOf(language, boot.config.languageTags ?? {}),
    messages: catalogue,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const app = createAppActor(boot, i18n, { address: new URL(SITE + path) })
  const router = makeRouter({ boot, app }, history)
  const address = addressOf(router)
  // Load the canonical path, because the router would answer any other path with a redirect.
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

/**
 * Returns the canonical path, encoded as browsers encode it. Without this encoding, two spellings of a path
 * would redirect to each other forever.
 */
function addressOf(router: AppRouter): string {
  const { publicHref } = router.buildLocation({ to: router.latestLocation.pathname })
  return new URL(SITE + publicHref).pathname
}

function overlaysOf(app: AppActor): string[] {
  const shown = app.getSnapshot().children.overlays?.getSnapshot().context.shown ?? []
  return shown.map(({ kind }) => kind)
}

/**
 * Whether the URL names a page that does not exist. The routes of the member centre and the agent centre
 * match any page name, so the name is checked here. The browser decides whether the viewer may open the page,
 * since the server does not know the session.
 */
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
