import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#protocol/auth/login.ts'
import { status } from '#protocol/site/system-status.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { setFault } from '#server/sandbox/faults.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const origin = 'https://jogo.operator.example'
const allow = (origins: string[]) => writeSetting(opened.platform.database, settings.allowedOrigins, origins)

const ask = async (path: string, from: string, init: RequestInit = {}) => {
  const reply = await opened.request(path, { ...init, headers: { ...init.headers, origin: from } })
  return {
    status: reply.status,
    allowed: reply.headers.get('access-control-allow-origin'),
    headers: reply.headers,
  }
}

const preflight = (path: string, from: string) =>
  ask(path, from, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,token',
    },
  })

test('lets no other origin read responses by default', async () => {
  expect(await ask(status.path, origin)).toMatchObject({ status: 200, allowed: null })
  expect(await preflight(login.path, origin)).toMatchObject({ allowed: null })
})

test('lets an allowed origin send every request header and read the responses', async () => {
  await allow(['https://other.example', origin])
  const { headers, ...asked } = await preflight(login.path, origin)
  expect(asked).toEqual({ status: 204, allowed: origin })
  expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(['GET', 'POST', 'PUT', 'DELETE'])
  expect(headers.get('access-control-allow-headers')?.split(',').toSorted()).toEqual([
    'accept-language',
    'client-id',
    'content-type',
    'idempotency-key',
    'token',
  ])
  const read = await ask(status.path, origin)
  expect(read.allowed).toBe(origin)
  expect(read.headers.get('vary')).toContain('Origin')
  expect(read.headers.get('access-control-allow-credentials')).toBeNull()
})

test('lets an allowed origin read failures, including how long a throttled call must wait', async () => {
  await allow([origin])
  const wanted = { delay: 0, code: null, value: null, times: 1 }
  await setFault(opened.platform.database, 'status', { ...wanted, kind: 'throttled' })
  const throttled = await ask(status.path, origin)
  expect(throttled).toMatchObject({ status: 429, allowed: origin })
  expect(throttled.headers.get('access-control-expose-headers')).toBe('retry-after')
  await writeSetting(opened.platform.database, settings.clock, { offset: 0 })
  const broken = await ask(login.path, origin, { method: 'POST', body: '{' })
  expect(broken).toMatchObject({ status: 422, allowed: origin })
})

test.each([
  'https://jogo.operator.example.evil.example',
  'http://jogo.operator.example',
  'https://operator.example',
  'https://jogo.operator.example:8443',
  'null',
])('lets the lookalike origin %s read no responses', async (other) => {
  await allow([origin])
  expect(await ask(status.path, other)).toMatchObject({ allowed: null })
  expect(await preflight(login.path, other)).toMatchObject({ allowed: null })
})

test.each(['*', 'jogo.operator.example', 'https://jogo.operator.example/'])(
  'rejects %s as an allowed origin',
  async (wanted) => {
    const reply = await opened.request('/sandbox/api/settings/allowedOrigins', {
      method: 'PUT',
      body: JSON.stringify([wanted]),
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(422)
  },
)

test('allows no other origins in a new database', () => {
  expect(settings.allowedOrigins.initial).toEqual([])
})
