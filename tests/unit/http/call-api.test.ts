import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { clearSession, saveToken } from '#api/browser/session-storage.ts'
import { type CallSignal, onApiEvent } from '#api/http/api-events.ts'
import { callApi, fetchValue } from '#api/http/call-api.ts'
import { configureCalls } from '#api/http/settings.ts'
import { readMemberInfo } from '#protocol/account/member.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { call } from '#protocol/kit/call.ts'
import { status } from '#protocol/site/system-status.ts'
import { serveCalls } from '#tests/support/call-server.ts'

const balance = { balance: 5, currency: 'BRL', currencySymbol: 'R$' }
const failure = (status: number, code: string) => ({ status, body: { success: false, code } })

afterEach(() => {
  clearSession()
  configureCalls({ platform: '', language: 'pt' })
})

function hearSignals(): CallSignal[] {
  const heard: CallSignal[] = []
  onApiEvent((signal) => heard.push(signal))
  return heard
}

async function serving(answer: Parameters<typeof serveCalls>[0]) {
  const server = await serveCalls(answer)
  configureCalls({ platform: server.origin, language: 'en' })
  return server
}

test('sends the language, client id and session token with every call', async () => {
  const server = await serving(() => ({ body: { success: true, value: balance } }))
  await fetchValue(readBalance, {})
  saveToken('secret')
  await fetchValue(readBalance, {})
  await fetchValue(readBalance, {}, { token: 'another' })
  const [first, second, third] = server.asked.map(({ headers }) => headers)
  expect(first).toMatchObject({ 'accept-language': 'en', 'client-id': expect.stringMatching(/^[\w-]{36}$/) })
  expect(first).not.toHaveProperty('token')
  expect(first).not.toHaveProperty('idempotency-key')
  expect(second).toMatchObject({ token: 'secret', 'client-id': first?.['client-id'] })
  expect(third).toMatchObject({ token: 'another' })
})

const payOut = call({
  method: 'POST',
  path: '/wps/payOut',
  access: 'token',
  idempotent: true,
  summary: 'Moves money.',
  request: v.object({ amount: v.number() }),
  reply: v.object({}),
})

test('sends the idempotency key with a money call, and throws if there is no key', async () => {
  const server = await serving(() => ({ body: { success: true, value: {} } }))
  await expect(callApi(payOut, { amount: 5 })).rejects.toThrow('idempotency key')
  expect(server.asked).toEqual([])
  await callApi(payOut, { amount: 5 }, { idempotencyKey: 'intent-1' })
  expect(server.asked).toMatchObject([{ headers: { 'idempotency-key': 'intent-1' }, body: '{"amount":5}' }])
})

const sendAsForm = call({
  method: 'POST',
  path: '/wps/form',
  form: true,
  summary: 'Takes a form.',
  request: v.object({ name: v.string(), note: v.optional(v.string()) }),
  reply: v.object({}),
})

test('sends a form call’s body form-encoded', async () => {
  const server = await serving(() => ({ body: { success: true, value: {} } }))
  await fetchValue(sendAsForm, { name: 'Zé & filhos=+' })
  const [sent] = server.asked
  expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect([...new URLSearchParams(sent?.body)]).toEqual([['name', 'Zé & filhos=+']])
})

test('signals the end of the session once when a call is rejected with 401', async () => {
  await serving(() => failure(401, 'session.ended'))
  saveToken('secret')
  const heard = hearSignals()
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'unauthorised' })
  expect(heard).toEqual(['session.refused'])
})

test.each([
  ['there is no session', () => {}, {}],
  ['the call used the token of another session', () => saveToken('secret'), { token: 'another' }],
])('does not signal a 401 when %s', async (_, prepare, options) => {
  await serving(() => failure(401, 'session.ended'))
  prepare()
  const heard = hearSignals()
  await expect(fetchValue(readMemberInfo, {}, options)).rejects.toMatchObject({ reason: 'unauthorised' })
  expect(heard).toEqual([])
})

test('does not signal a 401 when another session started during the call', async () => {
  await serving(() => {
    saveToken('newer')
    return failure(401, 'session.ended')
  })
  saveToken('secret')
  const heard = hearSignals()
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'unauthorised' })
  expect(heard).toEqual([])
})

test('signals a closed site, but not a 503 from an intermediary', async () => {
  const heard = hearSignals()
  await serving(() => failure(503, 'system.closed'))
  await expect(fetchValue(status, {})).rejects.toMatchObject({ reason: 'closed', code: 'system.closed' })
  expect(heard).toEqual(['system.closed'])
  await serving(() => ({ status: 503, body: '<html>Service Unavailable</html>' }))
  await expect(fetchValue(status, {})).rejects.toMatchObject({ reason: 'server', code: '' })
  expect(heard).toEqual(['system.closed'])
})

test.each([
  [429, 'client.busy', 'busy'],
  [503, 'server.busy', 'busy'],
  [503, 'server.timedOut', 'server'],
  [429, 'call.throttled', 'throttled'],
])('reports %i %s as the failure %s and states when to retry', async (status, code, reason) => {
  await serving(() => ({ ...failure(status, code), headers: { 'retry-after': '2' } }))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason, code, retryAfter: 2_000 })
})

test('signals a required password change, but no other rejection with 403', async () => {
  saveToken('secret')
  const heard = hearSignals()
  await serving(() => failure(403, 'role.notAgent'))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'forbidden' })
  expect(heard).toEqual([])
  await serving(() => failure(403, 'password.changeNeeded'))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'forbidden' })
  expect(heard).toEqual(['password.changeNeeded'])
})

test('signals nothing when a call is aborted, and throws the abort reason', async () => {
  saveToken('secret')
  const heard = hearSignals()
  const giveUp = new AbortController()
  await serving(() => {
    giveUp.abort(new Error('left'))
    return failure(401, 'session.ended')
  })
  await expect(fetchValue(readBalance, {}, { signal: giveUp.signal })).rejects.toThrow('left')
  expect(heard).toEqual([])
})

test.each([
  [404, 'missing'],
  [409, 'conflict'],
  [422, 'invalid'],
  [500, 'server'],
] as const)('reports the status %i as %s', async (status, reason) => {
  await serving(() => failure(status, 'x'))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ name: 'CallFailed', reason })
})

test('reports how long a throttled call must wait', async () => {
  await serving(() => ({ ...failure(429, 'throttled'), headers: { 'retry-after': '7' } }))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'throttled', retryAfter: 7_000 })
})

test('distinguishes an invalid answer from a missing connection', async () => {
  await serving(() => ({ body: { success: true, value: { balance: -1 } } }))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'shape' })
  await serving(() => ({ body: 'no json' }))
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'shape' })
  configureCalls({ platform: 'http://127.0.0.1:1' })
  await expect(fetchValue(readBalance, {})).rejects.toMatchObject({ reason: 'offline' })
})
