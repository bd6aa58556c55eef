import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const all = Object.values<Call>(calls)
const methodsOf = (path: string) => all.filter((call) => call.path === path).map(({ method }) => method)

test.each([
  '/wps/nothing',
  '/wps/session/login/',
  '/wps/session/login/x',
  '/wps/session/LOGIN',
  '/lgw/nothing',
  '/lotto/nothing',
  '/wps/%00',
  '/wps/..%2f..%2fetc',
])('returns 404 for the unknown call %s', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
    const reply = await opened.request(path, { method })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({ success: false, code: 'call.unknown' })
  }
})

test.each([...new Set(all.map(({ path }) => path))])(
  'the path accepts only its own methods: %s',
  async (path) => {
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (method) => !methodsOf(path).some((known) => known === method),
    )
    for (const method of others) {
      const reply = await opened.request(path, { method })
      expect([method, reply.status, reply.headers.get('allow')]).toEqual([
        method,
        405,
        methodsOf(path).join(', '),
      ])
      expect(v.parse(envelope, await reply.json())).toMatchObject({
        success: false,
        code: 'call.methodUnknown',
      })
    }
  },
)

test('sends nosniff in every response, whether or not the call exists', async () => {
  for (const path of ['/wps/system/status', '/wps/nothing']) {
    const { headers } = await opened.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('isolates a page from an opener on another site', async () => {
  const policyFor = async (site?: string) => {
    const { headers } = await opened.request(
      '/wps/system/status',
      site ? { headers: { 'sec-fetch-site': site } } : {},
    )
    return headers.get('cross-origin-opener-policy')
  }
  for (const site of [undefined, 'cross-site', 'same-site', 'made-up'])
    expect([site, await policyFor(site)]).toEqual([site, 'same-origin'])
  for (const site of ['none', 'same-origin'])
    expect([site, await policyFor(site)]).toEqual([site, 'unsafe-none'])
})
