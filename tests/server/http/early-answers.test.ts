import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { login } from '#protocol/auth/login.ts'
import type { Fault } from '#protocol/sandbox/faults.ts'
import { status } from '#protocol/site/system-status.ts'
import { uploadImage } from '#protocol/support/uploads.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { clearFaults, setFault } from '#server/sandbox/faults.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { connectRaw, type RawConnection } from '#tests/support/http/raw-connection.ts'
import { isLong } from '#tests/support/is-long.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

/** Body size in bytes: allowed for a file, but too large for any other call. */
const LARGE = 1_000_000
/** Timeout for a response or the end of a connection, in ms. */
const PATIENCE = 5_000
const TIMES = isLong ? 200 : 5

let own: OwnDatabase
let served: ServedPlatform

beforeAll(async () => {
  own = await makeOwnDatabase()
  served = await servePlatform(own)
})
afterAll(async () => {
  await served.stop()
  await own.drop()
})
afterEach(async () => {
  await writeSetting(served.platform.database, settings.systemStatus, settings.systemStatus.initial)
  await clearFaults(served.platform.database)
})

const MULTIPART = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'

type Early = {
  says: string
  method?: string
  path: string
  type?: string
  status: number
  /** Set only if the status differs for a body without `Content-Length`. */
  statusInChunks?: number
  size?: number
  headers?: Record<string, string>
  before?: () => Promise<unknown>
}

const closedSite = () =>
  writeSetting(served.platform.database, settings.systemStatus, {
    ...settings.systemStatus.initial,
    maintenance: true,
  })

const throttled: Fault = { kind: 'throttled', delay: 0, times: null, code: null, value: null }

const early: Early[] = [
  { says: 'an ended session', path: uploadImage.path, type: MULTIPART, status: 401 },
  {
    says: 'a closed site',
    path: uploadImage.path,
    type: MULTIPART,
    status: 503,
    before: closedSite,
  },
  { says: 'an oversized body', path: login.path, status: 422 },
  {
    says: 'an oversized file',
    path: uploadImage.path,
    type: MULTIPART,
    status: 422,
    statusInChunks: 401,
    size: 12_000_000,
  },
  { says: 'an unknown call', path: '/wps/nothing', status: 404 },
  { says: 'an unknown method', path: login.path, method: 'PUT', status: 405 },
  { says: 'an unknown page', path: '/nothing', status: 404 },
  { says: 'an unknown game call', path: '/play/api/nothing', status: 404 },
  { says: 'an oversized bet', path: '/play/api/rounds', status: 422 },
  { says: 'an oversized bet on a match', path: '/play/api/pvp/seats', status: 422 },
  {
    says: 'an unknown console setting',
    path: '/sandbox/api/settings/none',
    method: 'PUT',
    size: 200 * 1024,
    status: 404,
  },
  {
    says: 'an oversized console body',
    path: '/sandbox/api/settings/site',
    method: 'PUT',
    status: 422,
  },
  {
    says: 'a console call from another site',
    path: '/sandbox/api/clock',
    method: 'PUT',
    headers: { origin: 'https://elsewhere.example' },
    status: 403,
  },
  {
    says: 'a throttled call',
    path: uploadImage.path,
    type: MULTIPART,
    status: 429,
    before: () => setFault(served.platform.database, 'uploadImage', throttled),
  },
]

test.each(early)('responds to $says with $status although the body is large', async (asked) => {
  await asked.before?.()
  for (let count = 0; count < TIMES; count++) {
    const reply = await fetch(`http://${served.host}${asked.path}`, {
      method: asked.method ?? 'POST',
      headers: { 'content-type': asked.type ?? JSON_TYPE, token: 'ended', ...asked.headers },
      body: Buffer.alloc(asked.size ?? LARGE, 'x'),
      signal: AbortSignal.timeout(PATIENCE),
    })
    expect(reply.status).toBe(asked.status)
    await reply.text()
  }
})

test.each(early)('responds to $says when a large body arrives in chunks', async (asked) => {
  await asked.before?.()
  const connection = await connectRaw(served.host, { staysOpen: true })
  await connection.send(headOf(asked, { 'transfer-encoding': 'chunked' }))
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  for (let sent = 0; sent < (asked.size ?? LARGE); sent += 0x10000) await connection.send(chunk)
  await connection.send('0\r\n\r\n')
  const expected = asked.statusInChunks ?? asked.status
  expect(await connection.hear(/\r\n\r\n/)).toMatch(new RegExp(`^HTTP/1.1 ${expected} `))
  await endsWell(connection)
})

/** Waits for the end of a connection. Fails if the connection stays open. */
function endOf({ closed }: RawConnection) {
  const tooLate = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error('The connection stays open')
  })
  return Promise.race([closed, tooLate])
}

/** Checks that the connection serves another request or was closed regularly. */
async function endsWell(connection: RawConnection): Promise<void> {
  const { socket } = connection
  if (socket.readableEnded) socket.end()
  else socket.once('end', () => socket.end())
  if (socket.writable)
    await connection.send(`GET ${status.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  const { heard, error } = await endOf(connection)
  expect(error).toBeNull()
  const isClosed = /connection: close/i.test(heard.split('\r\n\r\n')[0] ?? '')
  if (!isClosed) expect(heard).toMatch(/HTTP\/1\.1 200 /)
}

function headOf({ method = 'POST', path, type = JSON_TYPE, headers }: Early, more: Record<string, string>) {
  const all = { host: served.host, 'content-type': type, token: 'ended', ...headers, ...more }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const ended: Early = { says: '', path: uploadImage.path, type: MULTIPART, status: 401 }

test.each([
  ['keeps the connection', {}],
  ['closes the connection', { connection: 'close' }],
])('lets a slow sender finish after an early response and %s', async (_, headers) => {
  const connection = await connectRaw(served.host, { staysOpen: true })
  await connection.send(headOf(ended, { 'content-length': `${LARGE}`, ...headers }))
  await connection.hear(/session\.ended/)
  const piece = Buffer.alloc(LARGE / 10, 'x')
  for (let count = 0; count < 10; count++) {
    await connection.send(piece)
    // The ten pieces take a second, longer than the half second that Hono waits.
    await wait(100)
  }
  expect(connection.socket.errored).toBeNull()
  await endsWell(connection)
})

test('responds to pipelined requests in order after rejecting a body', async () => {
  const connection = await connectRaw(served.host)
  const next = `GET ${status.path} HTTP/1.1\r\nhost: x\r\n\r\n`
  const body = Buffer.alloc(LARGE, 'x')
  await connection.send(headOf(ended, { 'content-length': `${LARGE}` }))
  await connection.send(Buffer.concat([body, Buffer.from(next + next)]))
  const heard = await connection.hear(/session\.ended[\s\S]*HTTP\/1\.1 200[\s\S]*HTTP\/1\.1 200[\s\S]*\}\}$/)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  connection.socket.destroy()
})

test('ignores everything that is sent after a rejection that closes the connection', async () => {
  const connection = await connectRaw(served.host, { staysOpen: true })
  const large: Early = { says: '', path: login.path, status: 422 }
  await connection.send(headOf(large, { 'content-length': `${LARGE}` }))
  await connection.hear(/tooLarge/)
  await connection.send('x'.repeat(LARGE) + headOf({ ...large, path: '/wps/nothing' }, {}))
  connection.socket.end()
  const { heard } = await endOf(connection)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422'])
})

test('sends 100 Continue to a client that waits to send its body, and then responds', async () => {
  const connection = await connectRaw(served.host)
  await connection.send(headOf(ended, { 'content-length': `${LARGE}`, expect: '100-continue' }))
  await connection.hear(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /)
  await connection.send(Buffer.alloc(LARGE, 'x'))
  await endsWell(connection)
})

test.each([
  ['HTTP/1.1', 'expect: something-else\r\nhost: x\r\n', 417],
  ['HTTP/1.1', '', 400],
  ['HTTP/1.0', 'host: x\r\n', 401],
])('responds to a %s request with "%s" before its body has arrived', async (version, headers, answer) => {
  const connection = await connectRaw(served.host, { staysOpen: true })
  const head = `POST ${uploadImage.path} ${version}\r\n${headers}content-type: ${MULTIPART}\r\n`
  await connection.send(`${head}content-length: ${LARGE}\r\n\r\n`)
  expect(await connection.hear(/\r\n\r\n/)).toMatch(new RegExp(`^HTTP/1.1 ${answer} `))
  await connection.send(Buffer.alloc(LARGE, 'x'))
  connection.socket.end()
  expect((await endOf(connection)).error).toBeNull()
})

test('closes a connection after responding to an oversized body', async () => {
  const connection = await connectRaw(served.host, { staysOpen: true })
  await connection.send(headOf(ended, { 'content-length': '1000000000' }))
  const piece = Buffer.alloc(LARGE, 'x')
  let sent = 0
  for (; !connection.socket.destroyed && sent < 1_000; sent++) await connection.send(piece)
  const { heard } = await endOf(connection)
  expect(heard).toMatch(/tooLarge/)
  expect(sent).toBeGreaterThan(30)
  expect(sent).toBeLessThan(60)
})

test.each([
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(100_000)}\r\n`, 431],
  ['bytes that are not HTTP', `${'hello '.repeat(20_000)}\r\n\r\n`, 400],
  [
    'a body with two content lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
  ],
])('responds to %s with a specific error status', async (_, bytes, answer) => {
  for (let count = 0; count < TIMES; count++) {
    const connection = await connectRaw(served.host, { staysOpen: true })
    await connection.send(bytes)
    expect(await connection.hear(/\r\n\r\n/)).toMatch(new RegExp(`^HTTP/1.1 ${answer} `))
    connection.socket.end()
    expect((await endOf(connection)).error).toBeNull()
  }
})
