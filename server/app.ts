import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Boot } from '#contract/boot.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Language } from '#contract/operator-config.ts'
import type { Pages } from './pages.ts'
import type { Platform } from './platform.ts'
import { createArt } from './routes/art.ts'
import { systemStatusFor } from './routes/system.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { commonHeaders } from './security.ts'
import { serveCalls } from './serve-calls.ts'
import { type StaticFiles, takesBrotli } from './static-files.ts'

/** The whole platform as one fetch function: calls, built files, pages. */
export function createApp(platform: Platform, site: { pages: Pages; files: StaticFiles }): Hono {
  const app = createApi(platform)
  app.get('*', async (context) => site.files(context) ?? sendPage(context, platform, site.pages))
  return app
}

/** The platform's calls and pictures, without the application's own files and pages. */
export function createApi(platform: Platform): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value)
  })
  app.onError((error, context) => {
    console.error(error)
    return context.json({ success: false, code: 'server.failed' } satisfies Envelope, 500)
  })
  serveCalls(app, platform)
  if (platform.sandbox) app.route('/sandbox/api', createSandbox(platform))
  app.route('/art', createArt())
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/wps/*', '/sandbox/api/*'], (context) =>
    context.json({ success: false, code: 'call.unknown' } satisfies Envelope, 404),
  )
  return app
}

async function sendPage(context: Context, platform: Platform, pages: Pages): Promise<Response> {
  const ip = getConnInfo(context).remote.address ?? ''
  const boot: Boot = {
    language: chosenLanguage(context, platform),
    config: platform.operator,
    status: await systemStatusFor(platform, ip),
  }
  const page = await pages(context.req.path, boot)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag: page.etag,
  }
  if (context.req.header('if-none-match') === page.etag) return context.body(null, 304, headers)
  if (!takesBrotli(context)) return context.body(page.raw, page.status, headers)
  return context.body(page.compressed, page.status, { ...headers, 'content-encoding': 'br' })
}

function chosenLanguage(context: Context, { operator }: Platform): Language {
  const cookie = getCookie(context, 'lang')
  return operator.languages.find((language) => language === cookie) ?? operator.defaultLanguage
}
