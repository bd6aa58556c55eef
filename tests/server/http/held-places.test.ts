import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { uploadImage } from '#protocol/support/uploads.ts'
import { connectRaw, type RawConnection } from '#tests/support/http/raw-connection.ts'
import { logIn } from '#tests/support/http/socket-session.ts'
import { makeOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts'
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts'

let own: OwnDatabase
let served: ServedPlatform
const open: RawConnection[] = []
beforeAll(async () => {
  own = await makeOwnDatabase()
  served = await servePlatform(own)
})
afterEach(() => {
  vi.useRealTimers()
  for (const { socket } of open.splice(0)) socket.destroy()
})
afterAll(async () => {
  await served.stop()
  await own.drop()
})

/** Starts an upload but sends only its first bytes. */
async function beginUpload(
  token: string,
  { from, length = 'content-length: 1000000' }: { from?: string; length?: string } = {},
) {
  const connection = await connectRaw(served.host, { ...(from ? { from } : {}), staysOpen: true })
  open.push(connection)
  const head = `POST ${uploadImage.path} HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\n`
  const isInChunks = length.startsWith('transfer-encoding')
  await connection.send(`${head}${length}\r\n\r\n${isInChunks ? '5\r\n--b\r\n\r\n' : '--b\r\n'}`)
  return connection
}

/** Uploads a complete file that is not an image. Returns the rejection code. */
async function upload(token: string): Promise<unknown> {
  const body = new FormData()
  body.append('purpose', 'feedback')
  body.append('image', new Blob(['no image'], { type: 'image/png' }), 'a.png')
  const reply = await fetch(`http://${served.host}${uploadImage.path}`, {
    method: 'POST',
    body,
    headers: { token },
  })
  return ((await reply.json()) as { code?: string }).code
}

const countOf = async (memberId: number) => {
  const { rows } = await served.platform.pool.query<{ points: number }>(
    'select points from rate_limit where key = $1',
    [`upload:${memberId}`],
  )
  return rows[0]?.points ?? 0
}

test('leaves room for other members when one member begins uploads in many sessions', async () => {
  const { memberId, token } = await logIn(served)
  const tokens = [token]
  while (tokens.length < 12) tokens.push((await logIn(served, memberId)).token)
  for (const [index, session] of tokens.entries())
    for (const from of [`127.0.2.${index + 1}`, `127.0.2.${index + 1}`]) await beginUpload(session, { from })
  await vi.waitFor(async () => expect(await countOf(memberId)).toBeGreaterThan(0), 30_000)
  const other = await logIn(served)
  expect(await upload(other.token)).toBe('upload.notImage')
  // At most two uploads per member run at a time, and only those count towards the limit.
  expect(await countOf(memberId)).toBe(2)
})

test('counts an upload before its body arrives, and rejects uploads beyond the limit', async () => {
  const { memberId, token } = await logIn(served)
  for (let count = 0; count < 19; count += 1) await served.platform.limits.uploads.count(String(memberId))
  const broken = await beginUpload(token)
  await vi.waitFor(async () => expect(await countOf(memberId)).toBe(20), 30_000)
  broken.socket.destroy()
  const next = await beginUpload(token)
  expect(await next.hear(/throttled/)).toContain('upload.throttled')
})

test('stops receiving an upload that arrives too slowly, and responds with 408', async () => {
  const { memberId, token } = await logIn(served)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const slow = await beginUpload(token)
  let heard = ''
  slow.socket.on('data', (piece) => {
    heard += piece
  })
  while (!heard.includes('request.tooSlow')) {
    vi.advanceTimersByTime(1_000)
    await slow.send('x')
    await new Promise(setImmediate)
  }
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(await countOf(memberId)).toBe(1)
})

test('rejects a chunked upload before reading it if the session is invalid', async () => {
  const connection = await beginUpload('ended', { length: 'transfer-encoding: chunked' })
  expect(await connection.hear(/ended/)).toMatch(/^HTTP\/1\.1 401 /)
})

test('the console stays responsive while several slow requests to it are arriving', async () => {
  for (let count = 0; count < 6; count += 1) {
    const connection = await connectRaw(served.host, { staysOpen: true })
    open.push(connection)
    const head = `PUT /sandbox/api/clock HTTP/1.1\r\nhost: ${served.host}\r\ncontent-type: application/json`
    await connection.send(`${head}\r\ncontent-length: 100\r\n\r\n{`)
  }
  const state = `http://${served.host}/sandbox/api/state`
  for (let count = 0; count < 6; count += 1)
    expect((await fetch(state, { signal: AbortSignal.timeout(10_000) })).status).toBe(200)
})
