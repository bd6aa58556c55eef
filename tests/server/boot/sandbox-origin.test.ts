import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterEach(() => moveClock(0, { host: 'palpite.test' }))
afterAll(() => opened.close())

const moveClock = (offset: number, headers: HeadersInit, ip?: string) =>
  opened.request('/sandbox/api/clock', {
    method: 'PUT',
    body: JSON.stringify({ offset }),
    headers,
    ...(ip === undefined ? {} : { ip }),
  })

async function offset(): Promise<number> {
  const reply = await opened.request('/sandbox/api/state')
  const { value } = (await reply.json()) as { value: { clock: { offset: number } } }
  return value.clock.offset
}

test('accepts sandbox changes from the platform’s pages, but not from another site’s pages', async () => {
  for (const origin of ['https://elsewhere.example', 'null'])
    expect((await moveClock(MINUTE, { host: 'palpite.test', origin })).status).toBe(403)
  expect(await offset()).toBe(0)
  expect((await moveClock(MINUTE, { host: 'palpite.test', origin: 'http://palpite.test' })).status).toBe(200)
  expect(await offset()).toBe(MINUTE)
})

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'rejects sandbox changes and reads from %s with a foreign host name (DNS rebinding)',
  async (ip) => {
    const host = 'elsewhere.example:4173'
    const reply = await moveClock(MINUTE, { host, origin: `http://${host}` }, ip)
    expect([reply.status, await reply.json()]).toEqual([403, { success: false, code: 'sandbox.foreign' }])
    expect(await offset()).toBe(0)
    // Same-origin GET requests have no `Origin` header, so only the host reveals DNS rebinding.
    expect((await opened.request('/sandbox/api/outbox', { headers: { host }, ip })).status).toBe(403)
  },
)

test.each(['127.0.0.1:4173', '[::1]:4173', 'localhost:4173', 'palpite.localhost', '192.0.2.10'])(
  'accepts sandbox changes from the local machine with the host name %s',
  async (host) => {
    expect((await moveClock(MINUTE, { host, origin: `http://${host}` }, '127.0.0.1')).status).toBe(200)
  },
)

test.each(['localhost.elsewhere.example', 'notlocalhost', '127.0.0.1.elsewhere.example', 'x y', ''])(
  'rejects sandbox changes with the invalid or lookalike host name %o',
  async (host) => {
    expect((await moveClock(MINUTE, { host }, '127.0.0.1')).status).toBe(403)
  },
)

test('accepts any host name for the sandbox behind a trusted proxy on the local machine', async () => {
  const sandbox = createSandbox({ ...opened.platform, trustedProxies: 1 })
  const line = {
    incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' } },
  }
  const headers = { host: 'sandbox.palpite.test', 'x-forwarded-for': '127.0.0.1' }
  expect((await sandbox.fetch(new Request('http://palpite.test/state', { headers }), line)).status).toBe(200)
})
