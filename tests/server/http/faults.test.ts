import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { logout } from '#protocol/auth/session.ts'
import { status } from '#protocol/site/system-status.ts'
import { createApi } from '#server/boot/app.ts'
import { clearFaults, listFaults, setFault } from '#server/sandbox/faults.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

afterEach(() => clearFaults(opened.platform.database))

const plain = { delay: 0, code: null, value: null, times: null }
const set = (call: string, wanted: Partial<Parameters<typeof setFault>[2]>) =>
  setFault(opened.platform.database, call, { ...plain, kind: 'none', ...wanted })

test.each([
  ['error', 500, 'server.failed'],
  ['throttled', 429, 'call.throttled'],
  ['unauthorised', 401, 'session.ended'],
  ['forbidden', 403, 'call.forbidden'],
  ['conflict', 409, 'request.repeated'],
] as const)('a call that has the fault %s responds with status %i', async (kind, code, name) => {
  await set('status', { kind })
  const reply = await opened.request(status.path)
  expect(reply.status).toBe(code)
  expect(await reply.json()).toEqual({ success: false, code: name })
  expect(reply.headers.get('retry-after')).toBe(kind === 'throttled' ? '300' : null)
})

test('uses a fault’s own code and retry time in the response', async () => {
  await set('status', { kind: 'unauthorised', code: 'session.unknown' })
  expect(await (await opened.request(status.path)).json()).toMatchObject({ code: 'session.unknown' })
  await set('status', { kind: 'throttled', value: { retryAfter: 60 } })
  expect((await opened.request(status.path)).headers.get('retry-after')).toBe('60')
  await set('status', { kind: 'throttled', value: { retryAfter: null } })
  expect((await opened.request(status.path)).headers.get('retry-after')).toBeNull()
})

test('returns a fault’s value instead of running the call', async () => {
  const token = await enter(opened, await makeMember(opened))
  await set('logout', { kind: 'value', value: {} })
  expect(await visit(opened).ask(logout, {}, { token })).toMatchObject({ success: true })
  expect(await visit(opened).ask(readMemberInfo, {}, { token })).toMatchObject({ success: true })
})

test('the fault `malformed` returns a response that violates the schema', async () => {
  await set('status', { kind: 'malformed' })
  await expect(visit(opened).ask(status, {})).rejects.toThrow('Invalid')
})

test('returns a fault’s rejection with a message, as the call itself would', async () => {
  await set('readCaptcha', { kind: 'refusal', code: 'captcha.throttled', value: { retryAfter: 1_000 } })
  const reply = await opened.request('/wps/captcha')
  expect(reply.status).toBe(200)
  const refusal = { success: false, code: 'captcha.throttled', value: { retryAfter: 1_000 } }
  expect(await reply.json()).toMatchObject({ ...refusal, message: expect.stringMatching(/./) })
})

test('applies a fault only to its own call and only as often as stated, even for concurrent requests', async () => {
  await set('status', { kind: 'error', times: 3 })
  expect((await opened.request('/wps/captcha')).status).toBe(200)
  const replies = await Promise.all(Array.from({ length: 10 }, () => opened.request(status.path)))
  expect(replies.filter((reply) => reply.status === 500)).toHaveLength(3)
})

test.each([0, -1, 0.5, 2 ** 31, 99_999_999_999_999, 1e300])(
  'rejects %d as the number of times that a fault applies',
  async (times) => {
    const path = '/sandbox/api/faults/status'
    const reply = await opened.request(path, {
      method: 'PUT',
      body: JSON.stringify({ kind: 'error', times }),
    })
    expect(reply.status).toBe(422)
    expect(await listFaults(opened.platform.database)).toEqual(new Map())
  },
)

test('removes a used-up fault from the list', async () => {
  await set('status', { kind: 'error', times: 1 })
  await set('logout', { kind: 'error' })
  await opened.request(status.path)
  expect([...(await listFaults(opened.platform.database)).keys()]).toEqual(['logout'])
})

test('delays a response by the fault’s delay but does not change it', async () => {
  await set('status', { delay: 300 })
  const before = performance.now()
  expect(await visit(opened).ask(status, {})).toMatchObject({ success: true, value: { status: 0 } })
  expect(performance.now() - before).toBeGreaterThan(290)
})

test.each([
  ['cut', 'breaks the connection after the call has run', { status: 401 }],
  ['lost', 'breaks the connection before the call runs', { success: true }],
] as const)('the connection fault %s %s', async (kind, _when, after) => {
  const token = await enter(opened, await makeMember(opened))
  await set('logout', { kind })
  const server = http.createServer(getRequestListener(createApi(opened.platform).fetch))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}${logout.path}`
  await expect(fetch(address, { method: 'DELETE', headers: { token } })).rejects.toThrow()
  await new Promise((resolve) => server.close(resolve))
  expect(await visit(opened).ask(readMemberInfo, {}, { token })).toMatchObject(after)
})
