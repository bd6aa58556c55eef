import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { createApi } from '#server/boot/app.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const privately = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

const headersOf = async (path: string, init: RequestInit = {}) =>
  Object.fromEntries((await opened.request(path, init)).headers)

test.each(Object.entries<Call>(calls))(
  'the call forbids caching and embedding of its response: %s',
  async (_, { path, method }) => {
    expect(await headersOf(path, { method })).toMatchObject(privately)
  },
)

test.each([
  ['an unknown call', '/wps/nothing', {}],
  ['an unknown method', '/wps/session/login', { method: 'PATCH' }],
  ['a body that is too large', '/wps/session/login', { method: 'POST', body: 'x'.repeat(100_000) }],
  ['the console', '/sandbox/api/outbox', {}],
  ['a game', '/play/api/game', {}],
  ['an unknown game call', '/play/api/nothing', {}],
])('forbids caching and embedding of the response for %s', async (_, path, init) => {
  expect(await headersOf(path, init)).toMatchObject(privately)
})

test('lets an allowed origin read responses, and any origin show images', async () => {
  const origin = 'https://www.elsewhere.example'
  await writeSetting(opened.platform.database, settings.allowedOrigins, [origin])
  const read = await headersOf('/wps/system/status', { headers: { origin } })
  expect(read).toMatchObject({ ...privately, 'access-control-allow-origin': origin })
  const picture = await headersOf('/art/avatars/1.svg', { headers: { origin } })
  expect(picture).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' })
  expect(picture['cache-control']).toMatch(/public/)
  expect(picture).not.toHaveProperty('content-security-policy')
})

async function staySecure(trustedProxies: number, forwarded?: string): Promise<string | null> {
  const app = createApi({ ...opened.platform, trustedProxies })
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded }
  const incoming = { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } }
  const reply = await app.fetch(new Request('http://palpite.test/art/avatars/1.svg', { headers }), {
    incoming,
  })
  return reply.headers.get('strict-transport-security')
}

test.each([
  [0, 'https', null],
  [1, 'https', 'max-age=31536000'],
  [1, 'HTTPS', 'max-age=31536000'],
  [1, 'http', null],
  [1, undefined, null],
  [1, 'https, http', null],
  [2, 'https, http', 'max-age=31536000'],
  [2, 'http, https', null],
])('HSTS header with %i trusted proxies and X-Forwarded-Proto %s: %s', async (proxies, forwarded, said) => {
  expect(await staySecure(proxies, forwarded)).toBe(said)
})

test.each(['/wps/session/login', '/play/api/rounds', '/sandbox/api/world'])(
  'rejects a compressed body and accepts an identity encoding: %s',
  async (path) => {
    const ask = (encoding: string) =>
      opened.request(path, {
        method: path.startsWith('/sandbox') ? 'PUT' : 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: '{}',
      })
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'identity, gzip']) {
      const refused = await ask(encoding)
      expect(refused.status).toBe(415)
      expect(refused.headers.get('accept-encoding')).toBe('identity')
      expect(await refused.json()).toEqual({ success: false, code: 'request.encoded' })
    }
    expect((await ask('identity')).status).not.toBe(415)
  },
)

test('rejects an oversized console body, whether it states its length or arrives in chunks', async () => {
  const large = 'x'.repeat(300_000)
  const chunks = () => new Blob([large]).stream()
  for (const body of [large, chunks()]) {
    const init = { method: 'PUT', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    const refused = await opened.request('/sandbox/api/clock', init as RequestInit)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({ success: false, code: 'request.tooLarge' })
  }
})
