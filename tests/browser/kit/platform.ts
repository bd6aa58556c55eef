import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { DATABASE_USER } from '#server/database/embedded/data.ts'
import { SOCKET_PORT } from '#server/database/embedded/socket.ts'
import { lateAtSignOut } from '#tests/browser/site/late-at-sign-out.ts'
import { makeFolder } from '#tests/support/make-folder.ts'
import { test as base } from './chromium.ts'
import { type KeptWorld, keptWorld } from './kept-world.ts'
import { seedWorld, showPopups } from './sandbox.ts'
import { translatedAmounts, translatePages } from './translate-pages.ts'

export type RunningPlatform = {
  url: string
  set(name: string, value: object): Promise<void>
  /** Kills the process. `restart` starts it again with the same data and port. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** Snapshot of the seeded world. Null if the tests use an external installation. */
  kept: KeptWorld | null
}

const DATA = 'postgres'

let lastFile: string | null = null
/** Output of this worker's platform since the test began. */
let said = ''

/**
 * Gives each worker a real platform with its own process, database and port. Each test file starts with the
 * seeded demo world. With `seedFor: 'test'`, each test does.
 */
export const test = base.extend<
  {
    faults: string[]
    reported: undefined
    isTranslated: boolean
    translated: undefined
    seedFor: 'file' | 'test'
    untouched: undefined
  },
  { environment: Record<string, string>; address: string | null; platform: RunningPlatform }
>({
  /** Environment variables of the platform, in addition to the common ones. */
  environment: [{}, { scope: 'worker', option: true }],
  /** Origin of a running installation. If it is null, the worker starts a platform. */
  address: [null, { scope: 'worker', option: true }],
  platform: [
    async ({ browserName, environment, address }, use) => {
      if (address) return use(await installationAt(address))
      const folder = makeFolder(`palpite-${browserName}-`)
      const port = await freePort()
      let server = await startServer(port, folder, environment)
      const url = `http://127.0.0.1:${port}`
      await use({
        url,
        set: (name, value) => writeSetting(url, name, value),
        async kill() {
          await end(server, 'SIGKILL')
        },
        async restart() {
          server = await startServer(port, folder, environment)
        },
        kept: keptWorld({
          host: path.join(folder, DATA, 'data'),
          port: SOCKET_PORT,
          user: DATABASE_USER,
          database: 'postgres',
        }),
      })
      await end(server, 'SIGTERM')
      await fs.rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Attaches the platform's output to the report of a failed test, and prints the page's content. */
  reported: [
    async ({ platform: _, page }, use, info) => {
      said = ''
      await use(undefined)
      if (info.errors.length === 0) return
      await info.attach('platform', { body: said || 'It said nothing.', contentType: 'text/plain' })
      const shown = page.isClosed() ? 'It is closed.' : await page.locator('body').ariaSnapshot()
      // Print the content, since reports truncate attachments after a few lines.
      process.stdout.write(`${info.title}\n${page.url()}\n${shown}\n`)
    },
    { auto: true },
  ],
  isTranslated: [false, { option: true }],
  translated: [
    async ({ context, isTranslated }, use) => {
      if (isTranslated) await translatePages(context, { figures: 'kept' })
      await use(undefined)
      if (!isTranslated) return
      for (const page of context.pages()) expect(await translatedAmounts(page)).toEqual([])
    },
    { auto: true },
  ],
  /**
   * Whether each file or each test starts with a fresh demo world. A worker's first test always has one,
   * since its platform has just started.
   */
  seedFor: ['file', { option: true }],
  untouched: [
    async ({ request, platform, seedFor }, use, { file }) => {
      if (lastFile === null) await showPopups(request, [])
      else if (lastFile !== file || seedFor === 'test') await restoreWorld(request, platform)
      lastFile = file
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  /**
   * Uncaught errors, console errors and policy violations of the page. Any of them fails the test, except for
   * errors of requests in flight at sign-out.
   */
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      const isLate = lateAtSignOut(page)
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() !== 'error' || isLate(message)) return
        faults.push(`console: ${message.text()} ${message.location().url}`.trim())
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Restores the demo world from its snapshot. If there is no usable snapshot, seeds the world and takes one.
 */
async function restoreWorld(request: APIRequestContext, { kept }: RunningPlatform): Promise<void> {
  if (await kept?.restore()) return
  await seedWorld(request, 'demo')
  await kept?.keep()
}

/** Uses an external installation. Throws if it has no sandbox. */
async function installationAt(address: string): Promise<RunningPlatform> {
  const { origin: url } = new URL(address)
  const { ok } = await fetch(`${url}/sandbox/api/state`)
  if (!ok)
    throw new Error(`The installation at ${url} has no sandbox, which says how its calls are answered.`)
  const refuse = () => Promise.reject(new Error(`The installation at ${url} is not ours to end.`))
  return {
    url,
    set: (name, value) => writeSetting(url, name, value),
    kill: refuse,
    restart: refuse,
    kept: null,
  }
}

async function writeSetting(url: string, name: string, value: object): Promise<void> {
  const reply = await fetch(`${url}/sandbox/api/settings/${name}`, {
    method: 'PUT',
    body: JSON.stringify(value),
  })
  expect(reply.status, await reply.text()).toBe(200)
}

async function startServer(
  port: number,
  folder: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const server = spawn('node', ['server/boot/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA: path.join(folder, DATA),
      SANDBOX: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Kill the server when the worker exits, even during a slow startup.
  const endWithWorker = () => server.kill()
  process.once('exit', endWithWorker)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk
      output += chunk
      if (output.includes('is ready at')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('close', (code) => {
      process.off('exit', endWithWorker)
      reject(new Error(`The platform ended with ${code}:\n${output}`))
    })
  })
  return server
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.on('close', () => resolve())
    server.kill(signal)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
