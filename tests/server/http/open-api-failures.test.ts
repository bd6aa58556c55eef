import { randomUUID } from 'node:crypto'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { login } from '#protocol/auth/login.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { status } from '#protocol/site/system-status.ts'
import { createApi } from '#server/boot/app.ts'
import { openDatabase } from '#server/database/database.ts'
import { FairQueue } from '#server/load/fair-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { openApiOf } from '../../../scripts/open-api.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

type Response = { $ref: string }
type Described = {
  description: string
  headers?: Record<string, { schema: object }>
  content: Record<string, { schema: object }>
}

const info = { title: 'Palpite', version: '1.0.0', description: 'The contract.' }
const document = JSON.parse(JSON.stringify(openApiOf({ info, calls })))
// Strict mode would reject the document's OpenAPI keywords, which JSON Schema does not have.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api')

function describedIn(call: Call, code: number): Described {
  const responses: Record<string, Response> = document.paths[call.path][call.method.toLowerCase()].responses
  const name = responses[code]?.$ref.split('/').at(-1)
  if (!name) throw new Error(`The document does not say that ${call.path} answers ${code}`)
  return document.components.responses[name]
}

async function faultsOf(call: Call, reply: globalThis.Response): Promise<ErrorObject[]> {
  const { content, headers = {} } = describedIn(call, reply.status)
  // The schema's references point to the document's root, which Ajv knows as `api`.
  const within = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'))
  const faultsIn = (schema: object, value: unknown) => {
    const validate = ajv.compile(within(schema))
    return validate(value) ? [] : (validate.errors ?? [])
  }
  const body = faultsIn(content['application/json']?.schema ?? {}, await reply.json())
  const named = Object.entries(headers).flatMap(([name, { schema }]) => {
    const text = reply.headers.get(name)
    if (text === null) return []
    return faultsIn(schema, /^\d+$/.test(text) ? Number(text) : text)
  })
  return [...body, ...named]
}

async function send(
  call: Call,
  { platform = {}, headers = {} }: { platform?: Partial<Platform>; headers?: Record<string, string> } = {},
): Promise<globalThis.Response> {
  const app = createApi({ ...opened.platform, ...platform })
  const body = call.method === 'GET' || call.method === 'DELETE' ? {} : { body: '{}' }
  const init = { method: call.method, headers: { 'content-type': 'application/json', ...headers }, ...body }
  const incoming = { socket: { remoteAddress: '203.0.113.7', remotePort: 1, remoteFamily: 'IPv4' } }
  return app.fetch(new Request(`http://palpite.test${call.path}`, init), { incoming })
}

/** Creates busy queues. `waiting` requests may wait, each for `patience` milliseconds. */
function queuesOf({ waiting, patience }: { waiting: number; patience: number }): Platform['queues'] {
  const share = { running: 1, waiting }
  const queue = new FairQueue({ concurrency: 1, network: share, subnet: share, client: share, patience })
  const held = Promise.withResolvers<void>()
  void queue.run({ network: '203.0.113.7', subnet: null, key: 'another' }, () => held.promise)
  onTestFinished(() => held.resolve())
  return { ...opened.platform.queues, reads: queue, work: queue }
}

/** Locks the settings. Returns a platform with a statement timeout of 100 ms. */
async function locked(): Promise<Partial<Platform>> {
  const holder = await opened.platform.pool.connect()
  await holder.query('begin; lock table operator_setting in access exclusive mode')
  const { options } = opened.platform.pool
  const pool = new pg.Pool({ ...options, statement_timeout: 100 })
  onTestFinished(async () => {
    await holder.query('rollback')
    holder.release()
    await pool.end()
  })
  return { reserved: openDatabase(pool), clock: async () => new Date() }
}

async function close(): Promise<void> {
  const { initial } = settings.systemStatus
  await writeSetting(opened.platform.database, settings.systemStatus, { ...initial, maintenance: true })
  onTestFinished(() => writeSetting(opened.platform.database, settings.systemStatus, initial))
}

test.each<[number, string, Call, () => Promise<globalThis.Response>]>([
  [401, 'session.ended', readMemberInfo, () => send(readMemberInfo)],
  [415, 'request.encoded', login, () => send(login, { headers: { 'content-encoding': 'gzip' } })],
  [415, 'request.encoded', status, () => send(status, { headers: { 'content-encoding': 'br' } })],
  [422, 'request.unreadable', login, () => send(login)],
  [
    429,
    'client.busy',
    status,
    () => send(status, { platform: { queues: queuesOf({ waiting: 0, patience: 5_000 }) } }),
  ],
  [
    503,
    'server.busy',
    status,
    () => send(status, { platform: { queues: queuesOf({ waiting: 1, patience: 1 }) } }),
  ],
  [503, 'server.timedOut', readMemberInfo, async () => send(readMemberInfo, { platform: await locked() })],
  [
    503,
    'system.closed',
    readMemberInfo,
    async () => {
      await close()
      return send(readMemberInfo)
    },
  ],
])('documents the response %i %s as it is sent', async (code, failure, call, produce) => {
  const reply = await produce()
  expect([reply.status, await reply.clone().json()]).toMatchObject([code, { success: false, code: failure }])
  expect(await faultsOf(call, reply.clone())).toEqual([])
  if (/busy|timedOut/i.test(failure)) expect(reply.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  // A made-up code must not match the documented schema.
  const other = globalThis.Response.json({ success: false, code: randomUUID() }, { status: code })
  expect(await faultsOf(call, other)).not.toEqual([])
})

test.each([
  [429, 'client.busy', 'Nothing was done'],
  [503, 'server.busy', 'Nothing was done'],
  [503, 'server.timedOut', 'the same `Idempotency-Key`'],
  [415, 'request.encoded', 'Nothing was done'],
])('documents %i %s, including advice to clients, for every call', (code, failure, advice) => {
  for (const call of Object.values<Call>(calls)) {
    const { description, headers = {} } = describedIn(call, code)
    expect(description).toContain(advice)
    if (code !== 415) expect(Object.keys(headers)).toContain('Retry-After')
  }
  expect(JSON.stringify(document.components.schemas)).toContain(`"${failure}"`)
})

test('documents a browser’s language list as valid', async () => {
  const validate = ajv.compile(document.components.parameters.Language.schema)
  for (const list of ['pt-BR', 'pt-BR,pt;q=0.9,en;q=0.8', 'fr-CH, fr;q=0.9, en;q=0.8', '*']) {
    expect(validate(list)).toBe(true)
    expect((await send(status, { headers: { 'accept-language': list } })).status).toBe(200)
  }
})
