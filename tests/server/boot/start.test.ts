import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readBalance } from '#protocol/cashier/balance.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { status } from '#protocol/site/system-status.ts'
import { connect } from '#server/database/connection/connect.ts'
import { demoLogins } from '#server/demo-data/demo-accounts.ts'
import { makeWorkspace } from '#tests/support/http/connections.ts'
import { isLong } from '#tests/support/is-long.ts'
import {
  endPlatforms,
  failedStart,
  freePort,
  type PlatformProcess,
  spawnPlatform,
  startPlatform,
} from '#tests/support/platform-process.ts'
import { askOverHttp, startFreePlay } from '#tests/support/play/free-player.ts'

const LONG = 120_000

const workspace = makeWorkspace()
const folder = path.join(workspace, 'postgres')
let env: { PORT: string; DATA: string; SANDBOX: string }

beforeAll(async () => {
  env = { PORT: await freePort(), DATA: folder, SANDBOX: '1' }
})
afterAll(endPlatforms)

/** Whether PostgreSQL's pid file exists. A regular shutdown removes it. */
const isDatabaseUp = (data: string) => fs.existsSync(path.join(data, 'data', 'postmaster.pid'))

const databaseOf = (data: string) =>
  new pg.Client({ host: path.join(data, 'data'), user: 'palpite', database: 'postgres' })

async function queryAt(data: string, question: string): Promise<unknown[]> {
  const client = databaseOf(data)
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

/** Starts a platform that must fail with exit code 1. Returns the one line that it prints. */
async function refusalOf(given: NodeJS.ProcessEnv): Promise<string> {
  const { code, said } = await failedStart({ env: { ...env, ...given } })
  expect(code, said).toBe(1)
  const lines = said.trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

test('prints its URL and logins, stops on a signal and keeps its data', {
  timeout: LONG,
}, async () => {
  const first = await startPlatform({ env })
  let running = first
  onTestFinished(async () => {
    await running.end('SIGTERM')
  })
  await vi.waitFor(() => expect(first.said()).toContain(demoLogins.at(-1)?.account), 30_000)
  expect(first.said()).toContain(`Palpite is ready at http://127.0.0.1:${env.PORT}/\n`)
  expect(first.said()).toContain(`Database: the built-in PostgreSQL in ${folder}\n`)
  expect(first.said()).toContain(`Sandbox, no real money: http://127.0.0.1:${env.PORT}/sandbox\n`)
  for (const { account, password } of demoLogins) expect(first.said()).toContain(`${account} / ${password}: `)
  expect((await fetch(`${first.url}/sandbox`)).status).toBe(200)
  const token = await startFreePlay(first.url)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    expect(await running.end(signal), running.said()).toBe(0)
    expect(isDatabaseUp(folder)).toBe(false)
    running = await startPlatform({ env })
    expect(await askOverHttp(running.url, readBalance, {}, token)).toMatchObject({ balance: 100_000 })
  }
})

describe('Running platform', () => {
  let running: PlatformProcess
  beforeAll(async () => {
    running = await startPlatform({ env })
  }, LONG)
  afterAll(() => running.end('SIGTERM'))

  const ask = (address: string) => fetch(running.url + address, { redirect: 'manual' })

  test('rejects a second start on its port before that start creates any data', async () => {
    const elsewhere = path.join(workspace, 'elsewhere')
    expect(await refusalOf({ DATA: elsewhere })).toBe(
      `Port ${env.PORT} on 127.0.0.1 is taken; stop what listens there or set PORT.`,
    )
    expect(fs.existsSync(elsewhere)).toBe(false)
  })

  test('rejects a second start on the same data and keeps running', async () => {
    expect(await refusalOf({ PORT: await freePort() })).toBe(
      `Another Palpite platform is already running on the database in ${folder}; stop that one first.`,
    )
    expect(await askOverHttp(running.url, status, {})).toEqual({ status: 0 })
  })

  test.for([
    '/assets/',
    '/assets',
    '/assets/games/',
    '/games/slot/',
    '/.vite/',
    '/art/',
    '/play/',
    '/nothing/',
  ])('returns 404 for the folder %s', async (address) => {
    expect((await ask(address)).status).toBe(404)
  })

  test.for([
    ['/sandbox/', '/sandbox'],
    ['/play/slot/?session=1', '/play/slot?session=1'],
    ['/play/mines/', '/play/mines'],
    ['/home/?from=mail', '/home?from=mail'],
    ['/login/', '/login'],
    ['/games/', '/games'],
    ['/ho%6De', '/home'],
    ['//', '/'],
    ['//home//', '/home'],
  ] as const)('redirects %s permanently to %s', async ([address, there]) => {
    const reply = await ask(address)
    expect([reply.status, reply.headers.get('location')]).toEqual([308, there])
    expect((await ask(there)).status).toBe(200)
  })

  test('logs nothing for page requests, whether or not the page exists', async () => {
    await vi.waitFor(() => expect(running.said()).toContain(demoLogins.at(-1)?.account), 30_000)
    const before = running.said()
    for (const address of ['/', '/rng', '/login', '/agent', '/agentHome', '/agentHome/nope', '/no/such/page'])
      expect([200, 404], address).toContain((await ask(address)).status)
    expect(running.said()).toBe(before)
  })

  test('never redirects to another site', async () => {
    for (const address of ['//elsewhere.example/', '/%5Celsewhere.example/', '//elsewhere.example/home/'])
      expect([address, (await ask(address)).status]).toEqual([address, 404])
  })

  test('rejects a second start with a wrong database password, and does not print the password', async () => {
    const rules = path.join(folder, 'data', 'pg_hba.conf')
    fs.writeFileSync(rules, `local all guarded scram-sha-256\n${fs.readFileSync(rules, 'utf8')}`)
    await queryAt(folder, "create role guarded login password 'r1ght'")
    await queryAt(folder, 'select pg_reload_conf()')
    const host = encodeURIComponent(path.join(folder, 'data'))
    const DATABASE_URL = `postgres://guarded:wr0ng@localhost/postgres?host=${host}`
    const refusal = await refusalOf({ PORT: await freePort(), DATABASE_URL })
    expect(refusal).toContain('refuses user "guarded" with the password given')
    expect(refusal).not.toContain('wr0ng')
  })
})

test('refuses to start on another version’s database, states its location and leaves it unchanged', {
  timeout: LONG,
}, async () => {
  const earlier = path.join(workspace, 'earlier')
  await makeEarlierDatabase(earlier)
  const sentence = 'Another version of Palpite made this database, and this version cannot update it; '
  expect(await refusalOf({ DATA: earlier, PORT: await freePort() })).toBe(
    `${sentence}to start afresh without its data, delete the folder ${earlier}, or name another one in DATA.`,
  )
  const connection = await connect({ folder: earlier })
  onTestFinished(() => connection.stop())
  const host = path.join(earlier, 'data')
  const DATABASE_URL = `postgres://palpite@localhost/postgres?host=${encodeURIComponent(host)}`
  expect(await refusalOf({ PORT: await freePort(), DATABASE_URL })).toBe(
    `${sentence}to start afresh without its data, drop and create the database "postgres" at ${host}, or name an empty one in DATABASE_URL.`,
  )
  const { rows } = await connection.pool.query(
    "select table_name from information_schema.tables where table_schema = 'public'",
  )
  expect(rows).toEqual([{ table_name: 'setting' }])
})

/** Creates the database of an older version, whose only migration is not in the current history. */
async function makeEarlierDatabase(at: string): Promise<void> {
  const connection = await connect({ folder: at })
  await connection.pool.query(`
    create table setting (name text primary key, value jsonb not null);
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('0a5f', 1793000000000)`)
  await connection.stop()
}

// The short suite tests this message only in `connect.test.ts`.
test.runIf(isLong)('refuses to start when no database responds at the configured address', async () => {
  const port = await freePort()
  expect(await refusalOf({ DATABASE_URL: `postgres://palpite@127.0.0.1:${port}/palpite` })).toBe(
    `Nothing answers at 127.0.0.1:${port}; is PostgreSQL running there?`,
  )
})

test.for<[NodeJS.ProcessEnv, string]>([
  [{ PORT: 'abc' }, 'PORT is "abc"; it must be a whole number from 0 to 65535.'],
  [{ SANDBOX: 'maybe' }, 'SANDBOX is "maybe"; it must be 0 or 1.'],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV is "Production"; it must be production, development or test.'],
  [
    { NODE_ENV: 'production', SANDBOX: '1' },
    'SANDBOX=1 opens a console with every code and password to anybody, so it is refused with NODE_ENV=production.',
  ],
  [{ HOST: 'no such host' }, 'No address is known for the name no such host; set HOST.'],
  [
    { HOST: '203.0.113.9' },
    'Nothing can listen on 203.0.113.9, which is no address of this machine; set HOST.',
  ],
])('refuses to start with an invalid setting and explains why: %o', async ([given, refusal]) => {
  expect(await refusalOf(given)).toBe(refusal)
})

test('leaves no database server behind when the platform’s startup is interrupted', {
  timeout: LONG,
}, async () => {
  const data = path.join(workspace, 'interrupted')
  const { child, said } = spawnPlatform({ env: { ...env, DATA: data } })
  const closed = once(child, 'close')
  await vi.waitFor(() => expect(isDatabaseUp(data)).toBe(true), { timeout: 60_000, interval: 5 })
  child.kill('SIGTERM')
  await closed
  expect([child.exitCode, said()]).toEqual([0, expect.stringMatching(/^(Building .*\n)?Stopping …\n$/)])
  expect(isDatabaseUp(data)).toBe(false)
})

test.runIf(isLong)('stops the database when npm start gets a signal', { timeout: LONG }, async () => {
  const running = await startPlatform({ env, command: ['npm', 'start'] })
  await running.end('SIGTERM')
  await vi.waitFor(() => expect(isDatabaseUp(folder)).toBe(false), 30_000)
})

test('leaves no database server behind after Ctrl-C reaches npm and the platform', {
  timeout: LONG,
}, async () => {
  // `setsid` creates a process group, like a terminal's job. The platform gets the signal twice: once from
  // the terminal and once from npm.
  const running = await startPlatform({ env, command: ['setsid', 'npm', 'start'] })
  const closed = once(running.child, 'close')
  process.kill(-(running.child.pid ?? 0), 'SIGINT')
  await closed
  await vi.waitFor(() => expect(isDatabaseUp(folder)).toBe(false), 30_000)
})

test('stops the database server when the process that started it ends abruptly', {
  timeout: LONG,
}, async () => {
  const base = path.join(workspace, 'left')
  const program = `import { startEmbedded } from '#server/database/embedded/embedded.ts'
    await startEmbedded(${JSON.stringify(base)})
    process.exit(3)`
  const { child } = spawnPlatform({ env, command: [process.execPath, '--input-type=module', '-e', program] })
  await once(child, 'close')
  expect(child.exitCode).toBe(3)
  await vi.waitFor(() => expect(isDatabaseUp(base)).toBe(false), 30_000)
})

test('listens on HOST and PORT', { timeout: LONG }, async () => {
  const PORT = await freePort()
  const running = await startPlatform({ env: { ...env, HOST: '0.0.0.0', PORT } })
  expect(running.host).toBe(`0.0.0.0:${PORT}`)
  expect(await askOverHttp(`http://127.0.0.1:${PORT}`, status, {})).toEqual({ status: 0 })
  await running.end('SIGTERM')
})

test.runIf(isLong)(
  'listens on a free port if PORT is 0, and prints the port',
  { timeout: LONG },
  async () => {
    const running = await startPlatform({ env: { ...env, PORT: '0' } })
    await vi.waitFor(
      () => expect(running.said()).toContain(`Sandbox, no real money: ${running.url}/sandbox\n`),
      30_000,
    )
    expect(await askOverHttp(running.url, status, {})).toEqual({ status: 0 })
    await running.end('SIGTERM')
  },
)

test('offers no sandbox, demo data, faults or clock changes in production', {
  timeout: LONG,
}, async () => {
  const data = path.join(workspace, 'production')
  const { SANDBOX: _off, ...production } = { ...env, DATA: data, NODE_ENV: 'production' }
  const running = await startPlatform({ env: production })
  onTestFinished(async () => {
    await running.end('SIGTERM')
  })
  // Leaves time for unwanted output.
  await pause(200)
  expect(running.said()).not.toMatch(/sandbox|palpite-demo/i)
  expect(running.said()).toContain('No SMS or email gateway is connected')
  for (const address of [
    '/sandbox',
    '/sandbox/api/state',
    '/sandbox/api/outbox',
    '/docs',
    '/docs/openapi.json',
  ])
    expect((await fetch(running.url + address)).status, address).toBe(404)
  for (const address of ['/clock', '/world', '/settings/systemStatus', '/faults/status']) {
    const reply = await fetch(`${running.url}/sandbox/api${address}`, { method: 'PUT', body: '{}' })
    expect(reply.status, address).toBe(404)
  }
  expect(
    await queryAt(
      data,
      'select (select count(*)::int from member) + (select count(*)::int from game) as rows',
    ),
  ).toEqual([{ rows: 0 }])
  await queryAt(data, `insert into injected_fault (call, delay, kind) values ('status', 0, 'error')`)
  await queryAt(data, `insert into operator_setting (name, value) values ('clock', '{"offset":86400000}')`)
  expect(await askOverHttp(running.url, status, {})).toEqual({ status: 0 })
  expect((await askOverHttp(running.url, readPublicKey, {})).at - Date.now()).toBeLessThan(60_000)
})

const disk = path.join(workspace, 'disk')

function mayMount(): boolean {
  try {
    fs.mkdirSync(disk, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0755', 'tmpfs', disk], { stdio: 'ignore' })
    execFileSync('umount', [disk])
    return true
  } catch {
    return false
  }
}

test.skipIf(!isLong || !mayMount())(
  'refuses to start on a full disk (requires mount permission)',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0755', 'tmpfs', disk])
    onTestFinished(() => void execFileSync('umount', [disk]))
    const data = path.join(disk, 'postgres')
    expect(await refusalOf({ DATA: data })).toBe(
      `The disk with the database folder ${data} is full; make room and start again.`,
    )
  },
)
