import type http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { World } from '#protocol/sandbox/platform.ts'
import { startSettling } from '#server/agents/settlement/settling.ts'
import { startCashier } from '#server/cashier/advance-deposits.ts'
import { startPayingOut } from '#server/cashier/advance-withdrawals.ts'
import { startMovingMoney } from '#server/cashier/vendor-wallets/advance-transfers.ts'
import { connect } from '#server/database/connection/connect.ts'
import { defaultDataFolder } from '#server/database/data-folder.ts'
import { DatabaseUnavailable } from '#server/database/database-unavailable.ts'
import { explainFullDisk } from '#server/database/embedded/failure.ts'
import { migrate } from '#server/database/migrate.ts'
import { demoLogins } from '#server/demo-data/demo-accounts.ts'
import { refuseDemoAccounts } from '#server/demo-data/refuse-demo-accounts.ts'
import { seedFirstWorld } from '#server/demo-data/seed-world.ts'
import { loadStaticFiles } from '#server/files/static-files.ts'
import { connectionLimits, socketLimits } from '#server/http/connection-limits.ts'
import type { ConnectionLimits } from '#server/http/connections.ts'
import { createWebServer } from '#server/http/web-server.ts'
import { loadDocsPage } from '#server/pages/docs-page.ts'
import { loadFirebasePage } from '#server/pages/firebase-page.ts'
import { loadFlowsPage } from '#server/pages/flows-page.ts'
import { loadOfflinePages } from '#server/pages/offline-pages.ts'
import { loadPages } from '#server/pages/pages.ts'
import { onJobs, type Platform } from '#server/platform/platform.ts'
import { loadPlayPages } from '#server/play/game-frame/play-pages.ts'
import { startDrawing } from '#server/play/lottery/drawing.ts'
import { startMovingMatches } from '#server/play/pvp/due-matches.ts'
import { startSettlingRounds } from '#server/play/rounds/settle-due.ts'
import { startSettlingBets } from '#server/play/sports/settle-bets.ts'
import { openSockets, type Sockets } from '#server/realtime/sockets.ts'
import { startExpiringBonuses } from '#server/rewards/deposit-bonus/expire-bonuses.ts'
import { startEarningPoints } from '#server/rewards/loyalty/earn-points.ts'
import { startRaisingLevels } from '#server/rewards/raise-vip-levels.ts'
import { loadConsolePage } from '#server/sandbox/console-page.ts'
import { startPaying } from '#server/sandbox/payment-provider.ts'
import { startPayouts } from '#server/sandbox/payouts.ts'
import { createApp } from './app.ts'
import { API_DOCS, currentBuild } from './build-cache.ts'
import type { ServerConfig } from './config.ts'
import { createPlatform } from './create-platform.ts'
import { withHotReload } from './hot-reload.ts'
import { listen, originOf } from './listen.ts'
import { readOperator } from './operator.ts'
import { startPurging } from './purge-expired.ts'
import { refuseIncompleteLanguages } from './refuse-incomplete-languages.ts'

/** How long a shutdown may take, in ms. */
const LONGEST_STOP = 20_000
/** How long a shutdown may take if the database was lost or startup failed, in ms. */
const LONGEST_STOP_AFTER_LOSS = 2_000

type StartOptions = {
  root: string
  development: boolean
  config: ServerConfig
  say: (line: string) => void
}

/**
 * Starts the product and returns when it is ready. SIGINT and SIGTERM stop everything that has started, even
 * during startup.
 */
export async function start({ root, development, config, say: print }: StartOptions): Promise<void> {
  const stops: (() => Promise<unknown>)[] = []
  const starting = new AbortController()
  const ending = onStopSignal(stops, print)
  const folder = config.dataFolder ?? defaultDataFolder(root)
  try {
    const building = development ? undefined : currentBuild(root, print)
    const describing = config.flows ? currentBuild(root, print, API_DOCS) : undefined
    // The promises are awaited below. Without this, a failure until then would be an unhandled rejection.
    building?.catch(() => {})
    describing?.catch(() => {})
    const connecting = connect({ databaseUrl: config.databaseUrl, folder })
    // Register this before the connection exists, so that a signal leaves no database server behind. Errors
    // are reported below.
    stops.unshift(() =>
      connecting.then(
        (connection) => connection.stop(),
        () => {},
      ),
    )
    const connection = await connecting
    // Watch the database until startup is complete, and again after a stop signal. In between, the pools wait
    // for the server of DATABASE_URL to return.
    const gone = [connection.gone(starting.signal), ending.begun.then(() => connection.gone())]
    void Promise.race(gone).then(() => ending.stopForLoss('The database went away.'))
    await migrate(connection.jobPool, connection)
    const operator = await readOperator(root, config)
    await refuseIncompleteLanguages(root, operator.languages)
    const { sandbox, trustedProxies } = config
    const { reservedPool, jobPool } = connection
    const settings = { operator, sandbox, trustedProxies, reservedPool, jobPool }
    const platform = await createPlatform(connection.pool, settings)
    const jobs = onJobs(platform)
    if (config.production) await refuseDemoAccounts(platform.database)
    const world = platform.sandbox ? await seedFirstWorld(jobs) : null
    const purging = startPurging(jobs)
    stops.unshift(() => purging.stop())
    const drawing = startDrawing(jobs)
    stops.unshift(() => drawing.stop())
    const settling = startSettling(jobs)
    stops.unshift(() => settling.stop())
    const bets = startSettlingBets(jobs)
    stops.unshift(() => bets.stop())
    const matches = startMovingMatches(jobs)
    stops.unshift(() => matches.stop())
    const roundSettler = startSettlingRounds(jobs)
    stops.unshift(() => roundSettler.stop())
    const levels = startRaisingLevels(jobs)
    stops.unshift(() => levels.stop())
    const points = startEarningPoints(jobs)
    stops.unshift(() => points.stop())
    const bonuses = startExpiringBonuses(jobs)
    stops.unshift(() => bonuses.stop())
    const { payments, vendorWallets } = jobs
    if (payments) {
      const cashier = startCashier({ ...jobs, payments })
      stops.unshift(() => cashier.stop())
      const payingOut = startPayingOut({ ...jobs, payments })
      stops.unshift(() => payingOut.stop())
    }
    if (vendorWallets) {
      const moving = startMovingMoney({ ...jobs, vendorWallets })
      stops.unshift(() => moving.stop())
    }
    if (platform.sandbox) {
      const payers = startPaying(jobs)
      stops.unshift(() => payers.stop())
      const payouts = startPayouts(jobs)
      stops.unshift(() => payouts.stop())
    }
    const build = await building
    const described = await describing
    const docs = described === undefined ? null : await loadDocsPage(described)
    const limits = connectionLimits(config)
    const sockets = await openSockets(platform, { limits: socketLimits(config, limits) })
    stops.unshift(() => sockets.stop())
    const serving = { root, sockets, hasFlows: config.flows, docs, limits }
    const server = build ? await serveBuild(build, platform, serving) : await withHotReload(platform, serving)
    const port = await listen(server, config)
    const origin = originOf({ host: config.host, port })
    // Close both in parallel: the server closes only after its last connection, and sockets are connections.
    stops.unshift(() => Promise.all([close(server), sockets.stop()]))
    starting.abort()
    print(`Palpite is ready at ${origin}/`)
    print(`Database: ${connection.where}`)
    if (!platform.sandbox)
      print('No SMS or email gateway is connected, so codes and temporary passwords are not sent.')
    if (config.flows) print(`Statecharts: ${origin}/flows/`)
    if (docs) print(`API description: ${origin}/docs`)
    if (world) printExamples(world, origin, print)
  } catch (error) {
    starting.abort()
    // During a shutdown, ignore the error: wait here until the process exits.
    await ending.underWay()
    // Check the disk before the database stops, as stopping frees some space.
    const reason = config.databaseUrl ? error : await explainFullDisk(error, path.resolve(folder))
    await Promise.race([runAll(stops), pause(LONGEST_STOP_AFTER_LOSS)])
    throw reason
  }
}

function printExamples(world: World, origin: string, print: (line: string) => void): void {
  print(`Sandbox, no real money: ${origin}/sandbox`)
  const logins = world === 'empty' ? [] : demoLogins
  for (const { account, password, shows } of logins) print(`  ${account} / ${password}: ${shows}`)
}

async function serveBuild(
  build: string,
  platform: Platform,
  {
    root,
    sockets,
    hasFlows,
    docs,
    limits,
  }: { root: string; sockets: Sockets; hasFlows: boolean; docs: Hono | null; limits: ConnectionLimits },
): Promise<http.Server> {
  const client = path.join(build, 'client')
  const project = platform.operator.firebase
  const [pages, files, games, console, offline, flows, firebase] = await Promise.all([
    loadPages(build, { hasFlows }),
    loadStaticFiles(client),
    loadPlayPages(client),
    loadConsolePage(client),
    loadOfflinePages(client),
    hasFlows ? loadFlowsPage(path.join(build, 'flows'), root) : null,
    project ? loadFirebasePage(client, project) : null,
  ])
  return createWebServer(
    createApp(platform, { pages, files, games, console, offline, flows, docs, firebase, sockets }),
    { limits },
  )
}

/**
 * Time within which a second signal counts as the same one, in ms. npm forwards the signal that the terminal
 * has already sent.
 */
const SAME_SIGNAL = 2_000

/**
 * Stops everything on SIGINT or SIGTERM, in order and only once. A later signal exits immediately. If the
 * database was lost, the time limit is shorter.
 */
function onStopSignal(stops: (() => Promise<unknown>)[], print: (line: string) => void) {
  let stopping: Promise<void> | undefined
  let askedAt = 0
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const stop = async () => {
    await runAll(stops).catch((error) => {
      console.error(error instanceof DatabaseUnavailable ? error.message : error)
      process.exitCode = 1
    })
    process.exit()
  }
  const stopWithin = (milliseconds: number, reason: string) => {
    print(reason)
    // The timer also keeps the process alive, which might otherwise exit early with code 0.
    setTimeout(() => process.exit(1), milliseconds)
    stopping ??= stop()
    begin()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping && Date.now() - askedAt > SAME_SIGNAL) process.exit(1)
      askedAt ||= Date.now()
      if (!stopping) stopWithin(LONGEST_STOP, 'Stopping …')
    })
  }
  return {
    begun,
    stopForLoss: (reason: string) => {
      process.exitCode = 1
      stopWithin(LONGEST_STOP_AFTER_LOSS, reason)
    },
    underWay: async () => stopping,
  }
}

async function runAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (let stop = stops.shift(); stop; stop = stops.shift()) await stop()
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3_000).unref()
  })
}
