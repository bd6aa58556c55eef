import type http from 'node:http'
import type { Hono } from 'hono'
import type { ConnectionLimits } from '#server/http/connections.ts'
import { createWebServer, listenerOf } from '#server/http/web-server.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Sockets } from '#server/realtime/sockets.ts'
import { withLanguageTags } from '#server/texts/languages.ts'
import { createApi } from './app.ts'

/**
 * Serves the API, the images and the site's sources. Vite provides hot reload, and there is no server
 * rendering.
 */
export async function withHotReload(
  platform: Platform,
  {
    root,
    sockets,
    hasFlows,
    docs,
    limits,
  }: { root: string; sockets: Sockets; hasFlows: boolean; docs: Hono | null; limits: ConnectionLimits },
): Promise<http.Server> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'spa',
    plugins: [{ name: 'language-tags', transformIndexHtml: withLanguageTags }],
  })
  const app = createApi(platform, sockets)
  if (docs) app.route('/', docs)
  const api = listenerOf(app)
  const listener: http.RequestListener = (incoming, outgoing) => {
    const url = incoming.url ?? ''
    if (isPlatforms(url) || (docs && isDocs(url))) void api(incoming, outgoing)
    // The visualiser's files use relative URLs, so the path needs a trailing slash.
    else if (hasFlows && url === '/flows') outgoing.writeHead(308, { location: '/flows/' }).end()
    else {
      incoming.url = hasFlows ? flowsFile(documentOf(url)) : documentOf(url)
      vite.middlewares(incoming, outgoing)
    }
  }
  return createWebServer(app, { listener, limits })
}

/** Whether this URL belongs to the platform's API or images. Vite serves the site's URLs. */
const isPlatforms = (url: string) =>
  ['/wps/', '/lgw/', '/lotto/', '/sandbox/api/', '/art/', '/play/api/', '/config.json'].some((start) =>
    url.startsWith(start),
  )

const isDocs = (url: string) => /^\/docs(?=[/?]|$)/.test(url)

const flowsFile = (url: string) =>
  url.replace(/^\/flows\/(?=[?#]|$)/, '/src/app/flows/index.html').replace(/^\/flows\//, '/src/app/flows/')

const documentOf = (url: string) =>
  url
    .replace(/^\/play\/(\w+)\/?(?=\?|$)/, '/games/$1/index.html')
    .replace(/^\/firebase\/phone\/?(?=\?|$)/, '/firebase/phone/index.html')
    .replace(/^\/sandbox\/?(?=\?|$)/, '/sandbox/index.html')
