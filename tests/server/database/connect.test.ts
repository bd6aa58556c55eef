import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Connection, connect } from '#server/database/connection/connect.ts'
import { makeWorkspace, open, refusal } from '#tests/support/http/connections.ts'

const folder = path.join(makeWorkspace(), 'server')
const socket = path.join(folder, 'data')
const url = (account: string, database: string) =>
  `postgres://${account}@localhost/${database}?host=${encodeURIComponent(socket)}`
let server: Connection

// Starts a server on which only the account `guarded` needs a password.
beforeAll(async () => {
  server = await connect({ folder })
  const rules = path.join(socket, 'pg_hba.conf')
  fs.writeFileSync(rules, `local all guarded scram-sha-256\n${fs.readFileSync(rules, 'utf8')}`)
  await server.pool.query("create role guarded login password 'r1ght'")
  await server.pool.query('select pg_reload_conf()')
})
afterAll(() => server.stop())

const refusalBy = (databaseUrl: string) => refusal({ databaseUrl, folder })

test('lets several platforms share a database', async () => {
  const databaseUrl = url('guarded:r1ght', 'postgres')
  const platforms = [await open({ databaseUrl, folder }), await open({ databaseUrl, folder })]
  for (const { pool, where } of platforms) {
    expect((await pool.query('select current_user as name')).rows).toEqual([{ name: 'guarded' }])
    expect(where).toBe(`PostgreSQL at ${socket}, database postgres`)
  }
})

test('explains that the database password is wrong', async () => {
  expect(await refusalBy(url('guarded:wr0ng', 'postgres'))).toBe(
    `PostgreSQL at ${socket} refuses user "guarded" with the password given; correct it in DATABASE_URL.`,
  )
})

test('explains that the database password is missing', async () => {
  expect(await refusalBy(url('guarded', 'postgres'))).toBe(
    `PostgreSQL at ${socket} wants a password, and DATABASE_URL has none.`,
  )
})

test('explains that the database is unknown', async () => {
  expect(await refusalBy(url('palpite', 'elsewhere'))).toBe(
    `PostgreSQL at ${socket} has no database "elsewhere"; create it or correct DATABASE_URL.`,
  )
})

test('explains that no server listens on the port', async () => {
  const port = await closedPort()
  expect(await refusalBy(`postgres://palpite:s3cret@127.0.0.1:${port}/palpite`)).toBe(
    `Nothing answers at 127.0.0.1:${port}; is PostgreSQL running there?`,
  )
})

test('gives up on a silent database server after three seconds', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const started = performance.now()
  const port = portOf(silent)
  expect(await refusalBy(`postgres://palpite:s3cret@127.0.0.1:${port}/palpite`)).toBe(
    `127.0.0.1:${port} did not answer within 3 seconds.`,
  )
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('explains that the host is unknown', async () => {
  expect(await refusalBy('postgres://palpite:s3cret@no-such-host.invalid/palpite')).toBe(
    'The host name in no-such-host.invalid:5432 is unknown; is it right in DATABASE_URL?',
  )
})

test.for([
  'mysql://palpite:s3cret@localhost/palpite',
  'localhost:5432',
  'postgres://palpite:s3cret@localhost:port/palpite',
  'postgres://palpite:12/s3cret@localhost/palpite',
  'postgres://palpite:12#s3cret@localhost/palpite',
])('rejects the invalid DATABASE_URL %s and does not print its password', async (databaseUrl) => {
  const sentence = await refusalBy(databaseUrl)
  expect(sentence).toMatch(/^DATABASE_URL .*\.$/)
  expect(sentence).not.toContain('s3cret')
})

function portOf(server: net.Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  return address.port
}

async function closedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
