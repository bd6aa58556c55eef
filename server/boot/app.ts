import { Hono } from 'hono'
import { METHOD_NAME_ALL } from 'hono/router'
import type { Envelope } from '#protocol/kit/envelope.ts'
import { NotFound } from '#server/core/not-found.ts'
import { wasLost } from '#server/database/was-lost.ts'
import { wasTimedOut } from '#server/database/was-timed-out.ts'
import type { StaticFiles } from '#server/files/static-files.ts'
import { answerPrivately, refuseEncoded } from '#server/http/private-answers.ts'
import { serveCalls } from '#server/http/serve-calls.ts'
import { KeyReused } from '#server/ledger/post.ts'
import { holdBack } from '#server/load/hold-back.ts'
import { Overloaded } from '#server/load/overloaded.ts'
import { refuseForLoad } from '#server/load/refuse-for-load.ts'
import { reportFailure } from '#server/load/report-failure.ts'
import { createPageRoute } from '#server/pages/page-route.ts'
import type { Pages } from '#server/pages/pages.ts'
import { createManifestRoute } from '#server/pages/web-manifest.ts'
import { onJobs, onReserved, type Platform } from '#server/platform/platform.ts'
import { createPlayApi } from '#server/play/game-frame/serve-play.ts'
import { createSocketRoute } from '#server/realtime/socket.routes.ts'
import type { Sockets } from '#server/realtime/sockets.ts'
import { redirect } from '#server/requests/redirect.ts'
import { isSecure } from '#server/requests/request-origin.ts'
import { commonHeaders, openerPolicy, STAY_SECURE } from '#server/requests/security.ts'
import { applyFault, cutLine } from '#server/sandbox/apply-fault.ts'
import { meetFault } from '#server/sandbox/faults.ts'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import { createArt } from '#server/site/art.routes.ts'
import { handlers } from './handlers.ts'

export function createApp(
  platform: Platform,
  site: {
    pages: Pages
    files: StaticFiles
    games: Hono
    console: Hono
    offline: Hono
    flows: Hono | null
    docs: Hono | null
    firebase: Hono | null
    sockets: Sockets
  },
): Hono {
  const app = createApi(platform, site.sockets)
  app.route('/play', site.games)
  if (site.firebase) app.route('/firebase', site.firebase)
  if (platform.sandbox) {
    app.route('/sandbox', site.console)
    app.get('/sandbox/', (context) => redirect(context, '/sandbox'))
  }
  if (site.flows) {
    // The visualiser's files use relative URLs, so the path needs a trailing slash.
    app.get('/flows', (context) => redirect(context, '/flows/'))
    app.route('/flows/', site.flows)
  }
  if (site.docs) app.route('/', site.docs)
  app.route('/offline', site.offline)
  // Browsers request this path for images and for pages that declare no icon.
  app.get('/favicon.ico', (context) => redirect(context, '/favicon.svg'))
  app.get('/app.webmanifest', createManifestRoute(platform.operator))
  const page = createPageRoute(onReserved(platform), site.pages)
  app.get('*', async (context) => site.files(context) ?? page(context))
  return app
}

const apiPaths = ['/wps/*', '/lgw/*', '/lotto/*', '/play/api/*', '/sandbox/api/*']

/**
 * Creates the API and the images, without the site's files and pages. With `sockets`, the result needs a
 * server from `createWebServer`.
 */
export function createApi(platform: Platform, sockets?: Sockets): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // Keep a stricter policy that a page has set.
    for (const [name, value] of Object.entries(commonHeaders))
      if (!context.res.headers.has(name)) context.header(name, value)
    if (isSecure(context, platform)) context.header('strict-transport-security', STAY_SECURE)
    context.header('cross-origin-opener-policy', openerPolicy(context.req.header('sec-fetch-site')))
  })
  app.onError(async (error, context) => {
    if (error instanceof KeyReused)
      return context.json({ success: false, code: 'key.reused' } satisfies Envelope, 422)
    if (error instanceof NotFound)
      return context.json({ success: false, code: 'thing.unknown' } satisfies Envelope, 404)
    if (error instanceof Overloaded) {
      await holdBack(error)
      return refuseForLoad(context, error.status === 429 ? 'client.busy' : 'server.busy')
    }
    reportFailure(error)
    if (wasTimedOut(error) || wasLost(error)) return refuseForLoad(context, 'server.timedOut')
    return context.json({ success: false, code: 'server.failed' } satisfies Envelope, 500)
  })
  for (const path of apiPaths) app.use(path, answerPrivately, refuseEncoded)
  const faults = platform.sandbox ? { meet: meetFault, apply: applyFault, cut: cutLine } : null
  serveCalls(app, platform, { handlers, faults })
  if (platform.sandbox) app.route('/sandbox/api', createSandbox(onJobs(platform)))
  if (sockets) app.route('/', createSocketRoute(platform, sockets))
  app.route('/art', createArt(onReserved(platform)))
  // Include overrides from the environment. The built file, which has none, is only for static hosts.
  app.get('/config.json', (context) => context.json(platform.operator, 200, { 'cache-control': 'no-cache' }))
  app.route('/play/api', createPlayApi(platform))
  app.on(METHOD_NAME_ALL, apiPaths, (context) =>
    context.json({ success: false, code: 'call.unknown' } satisfies Envelope, 404),
  )
  return app
}
