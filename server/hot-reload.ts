import type http from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from './app.ts'
import type { Platform } from './platform.ts'

/** The platform's calls and pictures beside the sources, served by Vite with hot reload; no rendering on the platform. */
export async function withHotReload(root: string, platform: Platform): Promise<http.RequestListener> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'spa' })
  const api = getRequestListener(createApi(platform).fetch)
  return (incoming, outgoing) => {
    if (isPlatforms(incoming.url ?? '')) void api(incoming, outgoing)
    else vite.middlewares(incoming, outgoing)
  }
}

/** What the platform answers; everything else is the application's. */
const isPlatforms = (url: string) =>
  ['/wps/', '/sandbox/api/', '/art/'].some((start) => url.startsWith(start))
