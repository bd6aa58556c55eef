import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { createApp } from '#server/boot/app.ts'
import { API_DOCS, currentBuild } from '#server/boot/build-cache.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { loadDocsPage } from '#server/pages/docs-page.ts'
import type { Page } from '#server/pages/pages.ts'
import { openSockets, type Sockets } from '#server/realtime/sockets.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
let sockets: Sockets
let docs: Hono
beforeAll(async () => {
  opened = await openPlatform()
  sockets = await openSockets(opened.platform)
  docs = await loadDocsPage(await currentBuild(projectRoot, console.log, API_DOCS))
})
afterAll(async () => {
  await sockets.stop()
  await opened.close()
})

const text = new TextEncoder().encode('<p>The page for unknown addresses</p>')
const unknown: Page = { status: 404, address: '/', raw: text, compressed: text, etag: '"1"', csp: '' }

async function ask(
  path: string,
  { headers = {}, docs: served = docs as Hono | null } = {},
): Promise<Response> {
  const page = new Hono()
  const app = createApp(opened.platform, {
    pages: async () => unknown,
    files: () => null,
    games: page,
    console: page,
    offline: page,
    flows: null,
    docs: served,
    firebase: null,
    sockets,
  })
  const incoming = { socket: { remoteAddress: '203.0.113.7', remotePort: 50_000, remoteFamily: 'IPv4' } }
  return app.fetch(new Request(`http://palpite.test${path}`, { headers }), { incoming })
}

const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)

test('serves the API reader with a security policy that allows only the site’s own origin', async () => {
  const reply = await ask('/docs')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await reply.text()).toContain('<title>Palpite API</title>')
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `connect-src 'self'`,
      `require-trusted-types-for 'script'`,
    ]),
  )
  expect(policy).not.toMatch(/https?:|wss?:|\*|unsafe/)
})

test('serves the API reader’s files compressed and lets browsers cache them for a year', async () => {
  const files = filesOf(await (await ask('/docs')).text()).filter((file) => !file.startsWith('data:'))
  expect(files.length).toBe(2)
  for (const file of files) {
    const reply = await ask(file, { headers: { 'accept-encoding': 'br' } })
    expect([file, reply.status]).toEqual([file, 200])
    expect(reply.headers.get('content-type')).toMatch(
      file.endsWith('.js') ? /^text\/javascript/ : /^text\/css/,
    )
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect(reply.headers.get('content-encoding')).toBe('br')
  }
})

test('serves a valid API description that covers every call', async () => {
  const reply = await ask('/docs/openapi.json')
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const document = await reply.json()
  for (const [name, call] of Object.entries<Call>(calls))
    expect(document.paths[call.path][call.method.toLowerCase()]).toMatchObject({ operationId: name })
  const { valid, errors } = await new Validator().validate(document)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('redirects /docs/ to the API reader', async () => {
  const reply = await ask('/docs/')
  expect([reply.status, reply.headers.get('location')]).toEqual([308, '/docs'])
})

test.each(['/docs/nothing', '/docs/assets/nothing.js', '/docs/index.html', '/docs/openapi.json.br'])(
  'returns a 404 without HTML for %s',
  async (path) => {
    const reply = await ask(path)
    expect([reply.status, await reply.text()]).toEqual([404, expect.not.stringContaining('<')])
  },
)

test.each(['/docs', '/docs/openapi.json'])(
  'shows the “not found” page at %s when there is no API description',
  async (path) => {
    const reply = await ask(path, { docs: null })
    expect([reply.status, await reply.text()]).toEqual([404, '<p>The page for unknown addresses</p>'])
  },
)
