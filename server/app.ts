import { Hono } from 'hono'
import { METHOD_NAME_ALL } from 'hono/router'
import type { Envelope } from '#contract/envelope.ts'
import { isSecure } from './caller.ts'
import { wasLost } from './database/was-lost.ts'
import { wasTimedOut } from './database/was-timed-out.ts'
import { KeyReused } from './ledger/post.ts'
import { holdBack } from './load/hold-back.ts'
import { Overloaded } from './load/overloaded.ts'
import { refuseForLoad } from './load/refuse-for-load.ts'
import { move } from './move.ts'
import { createPageRoute } from './page-route.ts'
import type { Pages } from './pages.ts'
import { onJobs, onReserved, type Platform } from './platform.ts'
import { createPlayApi } from './play/serve-play.ts'
import { answerPrivately, refuseEncoded } from './private-answers.ts'
import { reportFailure } from './report-failure.ts'
import { createArt } from './routes/art.ts'
import { createSocketRoute } from './routes/socket.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import { commonHeaders, openerPolicy, STAY_SECURE } from './security.ts'
import { serveCalls } from './serve-calls.ts'
import type { Sockets } from './socket/sockets.ts'
import type { StaticFiles } from './static-files.ts'
import { UnknownThing } from './unknown-thing.ts'
import { createManifestRoute } from './web-manifest.ts'

/** The whole platform as one fetch function: calls, built files, pages. */
export function createApp(
  platform: Platform,
  site: {
    pages: Pages
    files: StaticFiles
    games: Hono
    console: Hono
    offline: Hono
    /** Null where the visualiser is not to be seen. */
    flows: Hono | null
    /** Null where no project of Firebase is configured. */
    firebase: Hono | null
    sockets: Sockets
  },
): Hono {
  const app = createApi(platform, site.sockets)
  app.route('/play', site.games)
  if (site.firebase) app.route('/firebase', site.firebase)
  if (platform.sandbox) {
    app.route('/sandbox', site.console)
    app.get('/sandbox/', (context) => move(context, '/sandbox'))
  }
  if (site.flows) {
    // Its files have addresses relative to it.
    app.get('/flows', (context) => move(context, '/flows/'))
    app.route('/flows/', site.flows)
  }
  app.route('/offline', site.offline)
  // Browsers ask for it beside pictures and other documents that name no icon.
  app.get('/favicon.ico', (context) => move(context, '/favicon.svg'))
  app.get('/app.webmanifest', createManifestRoute(platform.operator))
  const page = createPageRoute(onReserved(platform), site.pages)
  app.get('*', async (context) => site.files(context) ?? page(context))
  return app
}

/** Where calls are. */
const apiPaths = ['/wps/*', '/lgw/*', '/lotto/*', '/play/api/*', '/sandbox/api/*']

/**
 * The platform's calls and pictures, without the application's own files and pages; with `sockets`, the socket too,
 * which wants the server of `createWebServer`.
 */
export function createApi(platform: Platform, sockets?: Sockets): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    // A page may have a stricter policy of its own.
    for (const [name, value] of Object.entries(commonHeaders))
      if (!context.res.headers.has(name)) context.header(name, value)
    if (isSecure(context, platform)) context.header('strict-transport-security', STAY_SECURE)
    context.header('cross-origin-opener-policy', openerPolicy(context.req.header('sec-fetch-site')))
  })
  app.onError(async (error, context) => {
    if (error instanceof KeyReused)
      return context.json({ success: false, code: 'key.reused' } satisfies Envelope, 422)
    if (error instanceof UnknownThing)
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
  serveCalls(app, platform)
  if (platform.sandbox) app.route('/sandbox/api', createSandbox(onJobs(platform)))
  if (sockets) app.route('/', createSocketRoute(platform, sockets))
  app.route('/art', createArt(onReserved(platform)))
  app.route('/play/api', createPlayApi(platform))
  app.on(METHOD_NAME_ALL, apiPaths, (context) =>
    context.json({ success: false, code: 'call.unknown' } satisfies Envelope, 404),
  )
  return app
}
