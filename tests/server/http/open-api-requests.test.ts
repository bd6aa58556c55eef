import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import type { Member } from '#server/identity/sessions.ts'
import { formOf, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { type ApiDocument, requestsOf } from '#tests/support/http/document-requests.ts'
import { isLong } from '#tests/support/is-long.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { openApiOf } from '../../../scripts/open-api.ts'

let opened: OpenedPlatform
let agent: Member
beforeAll(async () => {
  opened = await openPlatform()
  agent = await makeMember(opened, { type: 1 })
})
afterAll(() => opened.close())

const info = { title: 'Palpite', version: '1.0.0', description: 'The contract.' }
// Converted to JSON and back, because request generators read JSON.
const document: ApiDocument = JSON.parse(JSON.stringify(openApiOf({ info, calls })))
const requests = requestsOf(document)
const all = Object.entries<Call>(calls).map(([name, call]) => {
  const bounds = requests.get(name)
  if (!bounds) throw new Error(`The document lacks ${name}`)
  return { name, call, ...bounds }
})

const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

/** Returns a request as it is sent: every field is text in a query or form. */
function asSent(call: Call, request: unknown): Record<string, unknown> {
  const fields = request as Record<string, unknown>
  if (!isInQuery(call) && !call.form && !call.multipart) return JSON.parse(JSON.stringify(fields))
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [[name, value instanceof Blob ? value : String(value)]]
  })
  return Object.fromEntries(texts)
}

let address = 0
/**
 * Sends a request from a new IP address, so that no rate limit rejects it before its schema is checked.
 * Returns the response's code.
 */
async function codeOf(call: Call, request: unknown): Promise<string | undefined> {
  const visitor = visit(opened, { ip: `198.18.${(address >> 8) & 255}.${address++ & 255}` })
  const token = call.access === 'none' ? {} : { token: await enter(opened, agent) }
  const headers = { ...token, ...(call.idempotent ? { 'idempotency-key': randomUUID() } : {}) }
  const fields = asSent(call, request)
  const reply = await visitor.send(call, await bodyOf(visitor, call, fields), {
    ...headers,
    ...(isInQuery(call) ? { query: `?${new URLSearchParams(fields as Record<string, string>)}` } : {}),
  })
  expect(reply.status).toBeLessThan(500)
  return v.parse(envelope, await reply.json()).code
}

async function bodyOf(visitor: ReturnType<typeof visit>, call: Call, fields: Record<string, unknown>) {
  if (isInQuery(call)) return undefined
  if (call.form) return new URLSearchParams(fields as Record<string, string>).toString()
  if (call.multipart) return formOf(fields)
  return JSON.stringify(call.sealed ? { sealed: await visitor.seal(fields) } : fields)
}

/** Returns all items, or only one in the short suite. `number` is the call's number and selects the item. */
const shareOf = <Item>(items: readonly Item[], number: number): readonly Item[] =>
  isLong || items.length === 0 ? items : items.slice(number % items.length, (number % items.length) + 1)

describe('Request near a bound in the API document', () => {
  test('matches the call’s schema if the document allows it', () => {
    const refused = all.flatMap(({ name, call, allowed }) =>
      allowed
        .map((request) => asSent(call, request))
        .filter((request) => !v.is(call.request, request))
        .map((request) => [name, request]),
    )
    expect(refused).toEqual([])
    expect(all.flatMap(({ allowed }) => allowed).length).toBeGreaterThan(1_500)
  })

  test('violates the call’s schema if it is one step beyond the bound', () => {
    const taken = all.flatMap(({ name, call, beyond }) =>
      beyond
        .map((request) => asSent(call, request))
        .filter((request) => v.is(call.request, request))
        .map((request) => [name, request]),
    )
    expect(taken).toEqual([])
    expect(all.flatMap(({ beyond }) => beyond).length).toBeGreaterThan(1_000)
  })

  test('is accepted by the server as valid if the document allows it', async () => {
    const invalid: unknown[] = []
    for (const [number, { name, call, allowed }] of all.entries()) {
      for (const request of shareOf(allowed, number)) {
        const code = await codeOf(call, request)
        if (code?.startsWith('request.')) invalid.push([name, code, request])
      }
    }
    expect(invalid).toEqual([])
  }, 300_000)

  test('is rejected by the server as invalid if it is one step beyond the bound', async () => {
    for (const [number, { name, call, beyond }] of all.entries()) {
      for (const request of shareOf(beyond, number))
        expect([name, await codeOf(call, request)]).toEqual([name, 'request.invalid'])
    }
  }, 300_000)
})
