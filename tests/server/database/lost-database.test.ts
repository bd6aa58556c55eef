import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { status } from '#protocol/site/system-status.ts'
import { connect } from '#server/database/connection/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { errorCode } from '#server/database/error-code.ts'
import { makeWorkspace, serverPid, silenceReports } from '#tests/support/http/connections.ts'
import { isLong } from '#tests/support/is-long.ts'
import {
  endPlatforms,
  type PlatformProcess,
  spawnPlatform,
  startPlatform,
} from '#tests/support/platform-process.ts'

/** How long a platform may take to exit after losing its database, in ms. */
const MOST = 5_000
const KILLS = isLong ? 16 : 1
/** Number of runs. Even runs kill the server before the platform stops, and odd runs while it stops. */
const STOPS = isLong ? 16 : 2
const CLIENTS = 40
const LONG = 400_000

const workspace = makeWorkspace()
const folder = path.join(workspace, 'postgres')
/** Without the sandbox, no demo world is created, so the platform starts quickly. */
const env = { PORT: '0', DATA: folder, SANDBOX: '0' }
afterAll(endPlatforms)

/** Returns how long a process takes to start and read its settings, in ms. An invalid setting ends it. */
async function startupTime(): Promise<number> {
  const began = performance.now()
  const { child } = spawnPlatform({ env: { ...env, DATABASE_URL: '' } })
  await once(child, 'exit')
  return performance.now() - began
}

/** Kills the database server. Returns the platform's exit code and how long its exit took, in ms. */
async function killDatabase(
  child: ChildProcess,
  at: string,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<{ code: number | null; took: number }> {
  const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve()
  const began = performance.now()
  process.kill(serverPid(at), signal)
  await ended
  return { code: child.exitCode, took: performance.now() - began }
}

/** Whether the database server is running. A killed server leaves its pid file behind. */
function isRunning(at: string): boolean {
  if (!fs.existsSync(path.join(at, 'data', 'postmaster.pid'))) return false
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(serverPid(at), 0)
  } catch {
    return false
  }
}

/** Suspends all backend processes of a database, so that they outlive the server. Returns their ids. */
async function freezeConnections(config: pg.ClientConfig, database: string): Promise<number[]> {
  const { rows } = await queryAt<{ pid: number }>(
    config,
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = '${database}'`,
  )
  for (const { pid } of rows) signalTo(pid, 'SIGSTOP')
  return rows.map(({ pid }) => pid)
}

/** Sends a signal. Does nothing if the process has already exited. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function queryAt<Row extends pg.QueryResultRow>(config: pg.ClientConfig, question: string) {
  const client = new pg.Client(config)
  await client.connect()
  const result = await client.query<Row>(question)
  await client.end()
  return result
}

/** Sends requests continuously, so that all database connections are in use and more are opened. */
function load({ url }: PlatformProcess): { stop(): Promise<void> } {
  let isOver = false
  const client = async () => {
    while (!isOver) {
      const reply = await fetch(url + status.path).catch(() => null)
      await reply?.arrayBuffer()
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  return {
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
  }
}

describe('Platform with the built-in database server', () => {
  beforeAll(async () => {
    const first = await startPlatform({ env })
    await first.end('SIGTERM')
  }, LONG)

  test(`ends with an error when the server is killed under load (${KILLS}×)`, {
    timeout: LONG,
  }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const platform = await startPlatform({ env })
      const requests = load(platform)
      // The first run kills the server while connections are still being opened.
      await pause(kill * 15)
      const { code, took } = await killDatabase(platform.child, folder)
      await requests.stop()
      expect(code, platform.said()).toBe(1)
      expect(took).toBeLessThan(MOST)
    }
  })

  test('ends with an error when another process stops the server', {
    timeout: LONG,
  }, async () => {
    const platform = await startPlatform({ env })
    await fetch(platform.url + status.path)
    const { code, took } = await killDatabase(platform.child, folder, 'SIGTERM')
    expect(code, platform.said()).toBe(1)
    expect(platform.said()).toContain('The database went away.')
    expect(took).toBeLessThan(MOST)
    await vi.waitFor(() => expect(isRunning(folder)).toBe(false), 30_000)
  })

  test(`ends with an error when the server is killed during startup (${KILLS}×)`, {
    timeout: LONG,
  }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, said } = spawnPlatform({ env })
      await vi.waitFor(() => expect(isRunning(folder), said()).toBe(true), { timeout: 60_000, interval: 1 })
      await pause(kill * 40)
      const { code, took } = await killDatabase(child, folder)
      expect(code, said()).toBe(1)
      expect(took).toBeLessThan(MOST)
    }
  })

  test(`ends promptly when the server is killed during shutdown (${KILLS}×)`, {
    timeout: LONG,
  }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const platform = await startPlatform({ env })
      const requests = load(platform)
      await fetch(platform.url + status.path)
      platform.child.kill('SIGTERM')
      await pause(kill * 10)
      const { code, took } = await killDatabase(platform.child, folder)
      await requests.stop()
      // A server that has shut down regularly has removed its pid file.
      const hasStopped = !fs.existsSync(path.join(folder, 'data', 'postmaster.pid'))
      if (!hasStopped) expect(code, platform.said()).toBe(1)
      expect(took).toBeLessThan(MOST)
    }
  })
})

describe('Platform with the database at DATABASE_URL', () => {
  const base = path.join(workspace, 'shared')
  const socket = path.join(base, 'data')
  const at = (database: string) => ({
    PORT: '0',
    SANDBOX: '0',
    DATABASE_URL: `postgres://palpite@localhost/${database}?host=${encodeURIComponent(socket)}`,
  })

  test(`refuses to start when the server is killed during startup (${KILLS}×)`, {
    timeout: LONG,
  }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startEmbedded(base)
      const admin = new pg.Client(server.config)
      admin.on('error', () => {})
      await admin.connect()
      // An empty database, which the platform has to migrate.
      const database = `start_${kill}`
      await admin.query(`create database ${database}`)
      const { child, said } = spawnPlatform({ env: at(database) })
      const isConnected = async () =>
        (await admin.query('select from pg_stat_activity where datname = $1', [database])).rowCount
      await vi.waitFor(async () => expect(await isConnected()).toBeGreaterThan(0), {
        timeout: 60_000,
        interval: 1,
      })
      await pause(kill * 10)
      const { code, took } = await killDatabase(child, base)
      await admin.end()
      await server.stop()
      expect(code, said()).toBe(1)
      expect(took).toBeLessThan(MOST)
    }
  })

  test(`ends with an error when connections outlive the server (${STOPS}×)`, {
    timeout: LONG,
  }, async () => {
    for (let stop = 0; stop < STOPS; stop += 1) {
      const server = await startEmbedded(base)
      // The server's guard process is not connected to this database, so it is not frozen.
      if (stop === 0) await queryAt(server.config, 'create database outlived')
      const platform = await startPlatform({ env: at('outlived') })
      const frozen = await freezeConnections(server.config, 'outlived')
      expect(frozen).not.toEqual([])
      if (stop % 2 === 0) process.kill(serverPid(base), 'SIGKILL')
      const ended = platform.end('SIGTERM')
      const began = performance.now()
      if (stop % 2 === 1) process.kill(serverPid(base), 'SIGKILL')
      const code = await ended
      const took = performance.now() - began
      for (const pid of frozen) signalTo(pid, 'SIGKILL')
      await server.stop()
      expect(code, platform.said()).toBe(1)
      expect(took).toBeLessThan(MOST)
    }
  })

  test('reports during shutdown whether the server was still available', {
    timeout: LONG,
  }, async () => {
    silenceReports()
    const server = await startEmbedded(base)
    onTestFinished(() => server.stop())
    const { DATABASE_URL: databaseUrl } = at('postgres')
    await (await connect({ databaseUrl, folder })).stop()
    const connection = await connect({ databaseUrl, folder })
    process.kill(serverPid(base), 'SIGKILL')
    await server.lost
    await expect(connection.stop()).rejects.toThrow(/^PostgreSQL at .* went away\.$/)
  })

  test('exits within five seconds of starting if the server is frozen', { timeout: LONG }, async () => {
    const server = await startEmbedded(base)
    const frozen = serverPid(base)
    process.kill(frozen, 'SIGSTOP')
    onTestFinished(async () => {
      process.kill(frozen, 'SIGCONT')
      await server.stop()
    })
    const startup = await startupTime()
    const began = performance.now()
    const { child, said } = spawnPlatform({ env: at('postgres') })
    await once(child, 'exit')
    expect(child.exitCode, said()).toBe(1)
    expect(said()).toMatch(/did not answer within 3 seconds\.$/m)
    expect(performance.now() - began - startup).toBeLessThan(MOST)
  })

  test('stops under load without an error if the server keeps running', { timeout: LONG }, async () => {
    const server = await startEmbedded(base)
    onTestFinished(() => server.stop())
    const platform = await startPlatform({ env: at('postgres') })
    const requests = load(platform)
    await fetch(platform.url + status.path)
    const code = await platform.end('SIGTERM')
    await requests.stop()
    expect(code, platform.said()).toBe(0)
  })

  test('continues when the server returns, and ends with an error when it does not return', {
    timeout: LONG,
  }, async () => {
    silenceReports()
    let server = await connect({ folder: base })
    onTestFinished(() => server.stop())
    const platform = await startPlatform({ env: at('postgres') })
    const requests = load(platform)
    process.kill(serverPid(base), 'SIGKILL')
    await server.lost
    await server.stop()
    for (const [path, type] of [
      [status.path, /json/],
      ['/', /html/],
    ] as const) {
      const reply = await fetch(platform.url + path)
      expect(reply.status, platform.said()).toBe(503)
      expect(reply.headers.get('content-type')).toMatch(type)
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    server = await connect({ folder: base })
    await vi.waitFor(async () => expect((await fetch(platform.url + status.path)).status).toBe(200), {
      timeout: 20_000,
    })
    expect(platform.child.exitCode).toBeNull()
    process.kill(serverPid(base), 'SIGKILL')
    await server.lost
    const began = performance.now()
    const code = await platform.end('SIGTERM')
    await requests.stop()
    expect(code, platform.said()).toBe(1)
    expect(performance.now() - began).toBeLessThan(MOST)
  })
})
