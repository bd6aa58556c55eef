import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { socketPath } from '#protocol/site/socket.ts'
import { type ConnectionLimits, Connections, type Patience } from '#server/http/connections.ts'
import { createWebServer } from '#server/http/web-server.ts'
import { atOnce } from '#tests/support/client.ts'
import { connectRaw, type RawConnection } from '#tests/support/http/raw-connection.ts'
import { isLong } from '#tests/support/is-long.ts'

/** Timeouts in ms, much shorter than in production. */
const short: Partial<Patience> = {
  ...{ headers: 300, request: 900, silence: 400, answer: 1_500, idle: 300, check: 50 },
}

/** Size of the large response in bytes: more than both socket buffers hold. */
const LARGE = 30_000_000

/** Starts a server with a page, a large response, a slow response and a call that reads a body. */
async function serve({
  patience = short,
  limits,
}: {
  patience?: Partial<Patience>
  limits?: ConnectionLimits
} = {}) {
  const app = new Hono()
  const making = Promise.withResolvers<void>()
  const large = new Uint8Array(LARGE)
  app.get('/', (context) => context.text('here'))
  app.get('/large', (context) => context.body(large))
  app.get('/slow', async (context) => {
    await making.promise
    return context.text('made')
  })
  app.post('/read', async (context) => context.text(`read ${(await context.req.text()).length}`))
  // If a request body is cut off, the connection is gone, so no client receives this response.
  app.onError((_, context) => context.text('broken off', 400))
  app.get(socketPath, (context) => context.text('no ticket', 401))
  const server = createWebServer(app, { patience, ...(limits ? { limits } : {}) })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, finish: making.resolve, server }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`
const post = (length: number) => `POST /read HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`
const socketWish = get(socketPath, 'connection: upgrade\r\nupgrade: websocket\r\n')

test.each([
  ['sends nothing', '', /^(HTTP\/1\.1 408 [\s\S]*)?$/],
  ['stops within its headers', 'GET / HTTP/1.1\r\nhost: x\r\n', /^(HTTP\/1\.1 408 [\s\S]*)?$/],
  ['stops within its body', `${post(10)}12345`, /^(HTTP\/1\.1 408 [\s\S]*)?$/],
  ['sends no more requests after a response', get('/'), /here$/],
  ['is denied a WebSocket', socketWish, /^HTTP\/1\.1 401 [\s\S]*$/],
  [
    'is denied a WebSocket and keeps sending',
    `${socketWish}${'x'.repeat(100_000)}`,
    /^HTTP\/1\.1 401 [\s\S]*$/,
  ],
])('closes a connection that %s', async (_, bytes, heard) => {
  const { host } = await serve()
  const connection = await connectRaw(host, { staysOpen: true })
  await connection.send(bytes)
  connection.socket.once('end', () => connection.socket.end())
  expect((await connection.closed).heard).toMatch(heard)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n', 'a: b\r\n'],
  ['body', post(1_000_000), 'x'],
])('closes a connection that sends its %s too slowly', async (_, start, drop) => {
  const { host } = await serve()
  const connection = await connectRaw(host)
  await connection.send(start)
  const dripping = setInterval(() => void connection.send(drop), 20)
  await connection.closed
  clearInterval(dripping)
})

/** Requests the large response without reading it. `gone` resolves when the server closes the connection. */
async function askForLarge() {
  const { host, server } = await serve()
  const connection = await connectRaw(host, { isDeaf: true })
  const gone = new Promise<void>((resolve) =>
    server.once('request', (_incoming, outgoing) => outgoing.once('close', resolve)),
  )
  await connection.send(get('/large'))
  return { socket: connection.socket, gone }
}

test('closes a connection that does not read a large response', async () => {
  const { socket, gone } = await askForLarge()
  await gone
  socket.destroy()
})

test('closes a connection that reads a large response too slowly', async () => {
  const { socket, gone } = await askForLarge()
  let read = 0
  const sipping = setInterval(() => {
    socket.once('data', (piece: Buffer) => {
      read += piece.length
      socket.pause()
    })
    socket.resume()
  }, 100)
  await gone
  clearInterval(sipping)
  socket.destroy()
  expect(read).toBeLessThan(LARGE)
})

test('keeps a connection open while its response is being prepared', async () => {
  const { host, finish } = await serve()
  const connection = await connectRaw(host)
  await connection.send(get('/slow'))
  const other = await connectRaw(host)
  // Wait until two idle connections close, one after the other. This takes longer than the idle timeout.
  await other.closed
  await (await connectRaw(host)).closed
  finish()
  expect(await connection.hear(/made/)).toMatch(/^HTTP\/1\.1 200 /)
  connection.socket.destroy()
})

test('responds normally to a page request that asks for a protocol upgrade', async () => {
  const { host } = await serve()
  for (const wish of ['h2c', 'websocket', 'TLS/1.0']) {
    const connection = await connectRaw(host)
    await connection.send(get('/', `connection: upgrade\r\nupgrade: ${wish}\r\n`))
    expect(await connection.hear(/here/)).toMatch(/^HTTP\/1\.1 200 /)
    connection.socket.destroy()
  }
})

async function ask(host: string, from?: string): Promise<string> {
  const [name = '', port] = host.split(':')
  const agent = new http.Agent()
  const asking = http.get({ host: name, port, agent, ...(from ? { localAddress: from } : {}) })
  const [reply] = (await once(asking, 'response')) as [http.IncomingMessage]
  const said = await text(reply)
  agent.destroy()
  return said
}

const patient: Partial<Patience> = { check: 1_000 }

test('keeps connections free for other IP addresses when one address opens many', async () => {
  const { host } = await serve({ patience: patient, limits: { total: 1_000, perNetwork: 20 } })
  const connections = await atOnce(300, () => connectRaw(host, { from: '127.0.0.2' }))
  const isOpen = () => connections.filter(({ socket }) => !socket.destroyed).length
  expect(await ask(host)).toBe('here')
  // New connections from the same address replace its idle connections.
  expect(await ask(host, '127.0.0.2')).toBe('here')
  await Promise.all(connections.slice(0, 280).map(({ closed }) => closed))
  expect(isOpen()).toBeLessThanOrEqual(20)
  for (const { socket } of connections) socket.destroy()
})

test('refuses another connection when all connections of an IP address are busy', async () => {
  const { host, finish } = await serve({ patience: patient, limits: { total: 1_000, perNetwork: 3 } })
  const busy = await atOnce(3, async () => {
    const connection = await connectRaw(host, { from: '127.0.0.2' })
    await connection.send(`${get('/')}${get('/slow')}`)
    await connection.hear(/here/)
    return connection
  })
  const refused = await connectRaw(host, { from: '127.0.0.2' })
  await refused.closed
  expect(await ask(host)).toBe('here')
  finish()
  for (const connection of busy) {
    expect(await connection.hear(/made/)).toMatch(/here/)
    connection.socket.destroy()
  }
  expect(await ask(host, '127.0.0.2')).toBe('here')
})

test('applies no limit per IP address behind a proxy', async () => {
  const { host } = await serve({ patience: patient, limits: { total: 1_000, perNetwork: null } })
  const connections = await atOnce(200, () => connectRaw(host))
  expect(await ask(host)).toBe('here')
  expect(connections.every(({ socket }) => !socket.destroyed)).toBe(true)
  for (const { socket } of connections) socket.destroy()
})

test('serves a visitor while unfinished requests from several IP addresses hold all connections', async () => {
  const { host, server } = await serve({ patience: patient, limits: { total: 30, perNetwork: 10 } })
  let begun = 0
  server.on('request', () => {
    begun += 1
  })
  const sending: RawConnection[] = []
  for (let count = 0; count < 30; count += 1) {
    const connection = await connectRaw(host, { from: `127.0.0.${2 + (count % 3)}` })
    await connection.send(`${post(1_000)}x`)
    sending.push(connection)
  }
  await vi.waitFor(() => expect(begun).toBe(30), 30_000)
  expect(await atOnce(5, () => ask(host))).toEqual(Array(5).fill('here'))
  for (const { socket } of sending) socket.destroy()
})

test('closes an idle connection rather than one that is sending a request', async () => {
  const { host } = await serve({ patience: patient, limits: { total: 2, perNetwork: null } })
  const sending = await connectRaw(host)
  await sending.send(`${post(10)}12345`)
  const silent = await connectRaw(host)
  await wait(1_100)
  expect(await ask(host)).toBe('here')
  await silent.closed
  await sending.send('67890')
  expect(await sending.hear(/read/)).toMatch(/read 10$/)
  sending.socket.destroy()
})

test('limits the connections of an IPv6 /48 network as well as those of each /64 in it', () => {
  const connections = new Connections({ total: 1_000, perNetwork: 2 })
  const connect = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    onTestFinished(() => void socket.destroy())
    connections.add(socket)
    return socket
  }
  const open = Array.from({ length: 10 }, (_, subnet) => connect(`2001:db8:1:${subnet}::1`))
  expect(open.every(({ destroyed }) => !destroyed)).toBe(true)
  connect('2001:db8:1:ff::1')
  connect('2001:db8:2::1')
  // The oldest connection of the /48 made room for the eleventh. The other /48 has its own limit.
  expect(open.map(({ destroyed }) => destroyed)).toEqual([true, ...Array(9).fill(false)])
})

/** How many connections are allowed and requested, and from how many addresses. */
const crowd = isLong
  ? { total: 5_000, asked: 18_000, addresses: 200 }
  : { total: 100, asked: 400, addresses: 20 }

test('serves a visitor while silent connections from many IP addresses take up every slot', async () => {
  const { total, asked, addresses } = crowd
  const { host } = await serve({ patience: patient, limits: { total, perNetwork: 500 } })
  const open = []
  for (let count = 0; count < asked; count++) {
    open.push(await connectRaw(host, { from: `127.0.1.${1 + (count % addresses)}` }))
    if (count % 100 === 0) expect(await ask(host)).toBe('here')
  }
  expect(await ask(host)).toBe('here')
  expect(open.filter(({ socket }) => !socket.destroyed).length).toBeLessThanOrEqual(total)
  for (const { socket } of open) socket.destroy()
})
