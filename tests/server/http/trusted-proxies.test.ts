import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/boot/config.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { addressOf } from '#server/requests/request-origin.ts'
import { openPlatform } from '#tests/support/platform.ts'

const LINE = '192.0.2.10'

let opened: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

async function addressBehind(trustedProxies: number, forwarded: string | null): Promise<string> {
  const app = new Hono()
  app.get('/', (context) => context.text(addressOf(context, { ...opened.platform, trustedProxies })))
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const line = { incoming: { socket: { remoteAddress: LINE, remotePort: 50_000, remoteFamily: 'IPv4' } } }
  const reply = await app.fetch(new Request('http://palpite.test/', { headers }), line)
  return reply.text()
}

test.for<[string, number, string | null, string]>([
  ['the header is ignored without proxies', 0, '203.0.113.1', LINE],
  ['one proxy adds the visitor’s address', 1, '203.0.113.1', '203.0.113.1'],
  ['addresses added by the visitor are ignored', 1, '10.0.0.1, 203.0.113.1', '203.0.113.1'],
  [
    'the outer of two proxies adds the visitor’s address',
    2,
    '10.0.0.1, 203.0.113.1, 198.51.100.2',
    '203.0.113.1',
  ],
  ['the inner proxy adds the address when the outer is bypassed', 2, '203.0.113.1', '203.0.113.1'],
  ['IPv6', 1, '2001:db8::1', '2001:db8::1'],
  ['a missing header falls back to the connection', 1, null, LINE],
  ['an invalid address falls back to the connection', 1, '203.0.113.1, unknown', LINE],
  ['an empty header falls back to the connection', 1, '', LINE],
])('finds the client’s IP address: %s', async ([, trustedProxies, forwarded, address]) => {
  expect(await addressBehind(trustedProxies, forwarded)).toBe(address)
})

test('reads the number of trusted proxies from its setting, which is zero by default', () => {
  expect(readConfig({}).trustedProxies).toBe(0)
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2)
  for (const slip of ['one', '-1', '1.5', '99']) {
    expect(() => readConfig({ TRUSTED_PROXIES: slip })).toThrow(StartupError)
  }
})
