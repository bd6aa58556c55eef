import fs from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import * as v from 'valibot'
import { operatorConfig } from '#contract/operator-config.ts'
import { createApp } from './app.ts'
import { currentBuild } from './build.ts'
import { readConfig, type ServerConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { defaultDataFolder } from './database/data-folder.ts'
import { openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { withHotReload } from './hot-reload.ts'
import { loadPages } from './pages.ts'
import type { Platform } from './platform.ts'
import { StartRefused } from './start-refused.ts'
import { loadStaticFiles } from './static-files.ts'

type StartOptions = {
  /** The project's folder. */
  root: string
  /** Serves the sources with hot reload in place of the build. */
  development: boolean
  env: NodeJS.ProcessEnv
  say: (line: string) => void
}

/**
 * Starts the whole product and returns when it is ready. SIGINT and SIGTERM stop everything that was started,
 * also while it is still starting.
 */
export async function start({ root, development, env, say }: StartOptions): Promise<void> {
  const config = readConfig(env)
  const stops: (() => Promise<unknown>)[] = []
  const stopAll = onStopSignal(stops, say)
  await refuseTakenPort(config)
  try {
    const folder = config.dataFolder ?? defaultDataFolder(root)
    const building = development ? undefined : currentBuild(root, say)
    // Awaited below; a build that fails before that must not end the process unheard.
    building?.catch(() => {})
    const connection = await connect({ databaseUrl: config.databaseUrl, folder })
    stops.unshift(() => connection.stop())
    await migrate(connection.pool)
    const build = await building
    const operator = v.parse(
      operatorConfig,
      JSON.parse(await fs.readFile(path.join(root, 'public/config.json'), 'utf8')),
    )
    const platform: Platform = { database: openDatabase(connection.pool), operator, sandbox: config.sandbox }
    const server = await listen(
      config,
      build ? await serveBuild(build, platform) : await withHotReload(root, platform),
    )
    stops.unshift(() => close(server))
    void connection.lost.then(() => stopAll('The database went away.', 1))
    say(`Palpite is ready at http://${config.host}:${config.port}/`)
    say(`Database: ${connection.where}`)
  } catch (error) {
    for (const stop of stops) await stop()
    throw error
  }
}

async function serveBuild(build: string, platform: Platform): Promise<http.RequestListener> {
  const [pages, files] = await Promise.all([loadPages(build), loadStaticFiles(path.join(build, 'client'))])
  return getRequestListener(createApp(platform, { pages, files }).fetch)
}

/** Stops in order, once; a second signal ends the process at once. */
function onStopSignal(stops: (() => Promise<unknown>)[], say: (line: string) => void) {
  let stopping = false
  const stopAll = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    say(reason)
    for (const stop of stops) await stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      void stopAll('Stopping …', 0)
    })
  }
  return stopAll
}

/** Said before the long work of a start, not after it. */
async function refuseTakenPort(config: ServerConfig): Promise<void> {
  const probe = net.createServer()
  await bind(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

async function listen(config: ServerConfig, listener: http.RequestListener): Promise<http.Server> {
  const server = http.createServer(listener)
  await bind(server, config)
  return server
}

function bind(server: net.Server, { host, port }: ServerConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} on ${host} is taken; stop what listens there or set PORT.`
      reject(error.code === 'EADDRINUSE' ? new StartRefused(taken) : error)
    })
    server.listen(port, host, () => resolve())
  })
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3_000).unref()
  })
}
