import { type Messages, setupI18n } from '@lingui/core'
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Boot } from '#contract/boot.ts'
import { App } from './app.tsx'
import { loadMessages, localesOf } from './catalogues.ts'
import { makeRouter } from './router.ts'

/** A page as markup, with what the platform needs to send along. */
export type Rendered = { html: string; status: 200 | 404 | 500; routeIds: string[] }

/** Renders one address for one boot. Runs on the platform; nothing in it may reach for a browser. */
export async function render(path: string, boot: Boot): Promise<Rendered> {
  const { language } = boot
  const messages: Messages = await loadMessages(language)
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: language, locales: localesOf(language), messages })
  const router = makeRouter(boot, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<App router={router} i18n={i18n} />)
  const { matches } = router.state
  return { html, status: statusOf(matches), routeIds: matches.map((match) => match.routeId) }
}

function statusOf(matches: AnyRouteMatch[]): Rendered['status'] {
  if (matches.some((match) => match.status === 'error')) return 500
  return matches.some((match) => match.status === 'notFound' || match._notFound) ? 404 : 200
}
