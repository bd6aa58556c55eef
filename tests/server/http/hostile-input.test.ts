import { randomUUID } from 'node:crypto'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moment } from '#domain/time/moment.ts'
import { addressToken } from '#protocol/auth/address-token.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { envelope } from '#protocol/kit/envelope.ts'
import { id } from '#protocol/kit/id.ts'
import { nodeId } from '#protocol/kit/node-id.ts'
import { formOf, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { notWhole, texts, values } from '#tests/support/http/hostile-values.ts'
import { isLong } from '#tests/support/is-long.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const all = Object.entries<Call>(calls)
const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'
/** Whether every field is sent as text. */
const isText = (call: Call) => isInQuery(call) || call.form || call.multipart === true

/** In the short suite, each call gets only every n-th value. The first value differs between calls. */
const EVERY = isLong ? 1 : 12

const shareOf = <Item>(items: readonly Item[], number: number): Item[] =>
  items.filter((_, index) => (index + number) % EVERY === 0)

type Fields = Record<string, GenericSchema>

function kindsOf(schema: GenericSchema): Fields[] {
  const { entries, options = [] } = schema as { entries?: Fields; options?: GenericSchema[] }
  return entries ? [entries] : options.filter((option) => typeof option === 'object').flatMap(kindsOf)
}

/**
 * Returns plausible values for all fields, so that a hostile value is the only invalid one. Fields without a
 * guess are omitted.
 */
function plausible(kind: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kind).flatMap(([name, field]) => {
      const guess = [...(known[name] ?? []), ...guesses].find((guess) => v.is(field, guess))
      return guess === undefined ? [] : [[name, guess]]
    }),
  )
}

const isForNumber = (field: GenericSchema | undefined) =>
  field !== undefined && ['1', '3'].some((text) => v.is(field, text)) && !v.is(field, 'x')

const namesSomething = ([name, field]: [string, GenericSchema]) =>
  name === 'cursor' ||
  name === 'ids' ||
  name === 'gameCode' ||
  name === 'conversation' ||
  field === id ||
  field === nodeId ||
  ('wrapped' in field && field.wrapped === id)

/** Guessed values by field name, for requests that have rules across fields. */
const known: Partial<Record<string, unknown[]>> = {
  zone: ['UTC'],
  type: ['member'],
  outcome: ['received', 'notReceived', 'forcedReceived'],
  what: ['bonus', 'reward', 'mission', 'task', 'pointReward', 'referral', 'rebate'],
  direction: ['toVendor'],
  headerColor: ['#0f1a1a'],
  reason: ['spam'],
  template: ['v2'],
  topic: ['problem'],
  ticket: [`${addressToken.prefix}${'a'.repeat(43)}`],
}

const guesses = [
  'player',
  'username',
  'ana@palpite.example',
  'login',
  'sms',
  'w_home',
  '11988880001',
  '55',
  '123456',
  'W',
  'pt',
  3,
  1,
  'RNG',
  'x',
  true,
  ['1'],
  'A',
  'WEB',
  'dividend',
  'upline',
  'incoming',
  { period: 'weekly', tiers: [{ netLoss: 0, turnover: 0, activeMembers: 0, rate: 1 }] },
  'site',
  '2026-11-01T03:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'America/Sao_Paulo',
  'day',
  'paid',
  'LOTT',
  [{ play: 'parity', numbers: [0], count: 1, unit: 100, multiplier: 1, odds: 1_940 }],
  new Blob(['no image']),
  'withdrawalProof',
  { name: 'Ana Barreto', mobileNum: '11988880001', address: 'Rua A, 1' },
  { kind: 'pix', keyKind: 'email', key: 'ana@palpite.example', holder: 'Ana Barreto' },
]

let address = 0
/**
 * Creates a sender for one request, so that no rate limit rejects it. The sender is logged in if the call
 * accepts a session.
 */
async function sender(call: Call) {
  const visitor = visit(opened, { ip: `198.18.${(address >> 8) & 255}.${address++ & 255}` })
  const token =
    call.access === 'none' ? {} : { token: await enter(opened, await makeMember(opened, { type: 1 })) }
  const key = call.idempotent ? { 'idempotency-key': randomUUID() } : {}
  return { visitor, headers: { ...token, ...key } }
}

async function send(call: Call, fields: unknown) {
  const { visitor, headers } = await sender(call)
  if (isInQuery(call)) {
    const query = `?${new URLSearchParams(fields as Record<string, string>)}`
    return judge(await visitor.send(call, undefined, { ...headers, query }))
  }
  if (call.form) {
    const body = new URLSearchParams(fields as Record<string, string>).toString()
    return judge(await visitor.send(call, body, headers))
  }
  if (call.multipart) return judge(await visitor.send(call, formOf(fields as object), headers))
  const body = call.sealed ? { sealed: await visitor.seal(fields) } : fields
  return judge(await visitor.send(call, JSON.stringify(body), headers))
}

/** Returns the status of a reply, which must be an envelope and not a server error. */
async function judge(reply: Response): Promise<number> {
  const { success, code } = v.parse(envelope, await reply.json())
  expect(reply.status, code).toBeLessThan(500)
  if (reply.status >= 400) expect([success, typeof code]).toEqual([false, 'string'])
  else expect(reply.status).toBe(200)
  return reply.status
}

const kinds = all.flatMap(([name, call]) =>
  kindsOf(call.request).map(
    (kind, index) => [index === 0 ? name : `${name}, another kind`, call, kind] as const,
  ),
)

describe.each(kinds.map((kind, number) => [...kind, number] as const))(
  'Fields of %s',
  (_name, call, kind, number) => {
    const names = Object.keys(kind)
    const fine = plausible(kind)

    test('are rejected if their values are invalid, and never cause a server error', async () => {
      for (const [index, name] of names.entries()) {
        for (const [what, value] of shareOf(Object.entries(isText(call) ? texts : values), number + index)) {
          const fields = { ...fine, [name]: value }
          const answered = await send(call, fields)
          const isOffSchema = !v.is(call.request, fields)
          if (isOffSchema || what === 'a NUL') expect([name, what, answered]).toEqual([name, what, 422])
        }
      }
    }, 60_000)

    test('accept plausible values', async () => {
      expect(v.is(call.request, fine)).toBe(true)
      const answered = await send(call, fine)
      // A 404 is allowed if a field names a record or page, because it may not exist.
      if (answered !== 404 || !Object.entries(kind).some(namesSomething)) expect(answered).toBe(200)
    })

    if (isInQuery(call)) {
      test('accept numbers in decimal digits only', async () => {
        for (const name of names.filter((name) => isForNumber(kind[name]))) {
          for (const [what, value] of Object.entries(notWhole))
            expect([name, what, await send(call, { ...fine, [name]: value })]).toEqual([name, what, 422])
        }
      })
    }

    const moments = names.filter((name) => kind[name] === moment)
    if (moments.length > 0) {
      test('reject a day that does not exist in its month', async () => {
        for (const name of moments) {
          for (const day of ['2026-02-30', '2026-11-31']) {
            const answered = await send(call, { ...fine, [name]: `${day}T00:00:00.000Z` })
            expect([name, day, answered]).toEqual([name, day, 422])
          }
        }
      })
    }

    test('cause no server error if some are missing or added', async () => {
      for (const name of names) {
        const { [name]: _left, ...rest } = fine
        await send(call, rest)
      }
      await send(call, { ...fine, constructor: 'x', ['__proto__']: 'x', 'a.b[c]': 'x' })
      await send(call, JSON.parse('{"__proto__":{"admin":"x"},"constructor":"x"}'))
      expect(({} as { admin?: string }).admin).toBeUndefined()
    })

    test('reject NUL characters and lone surrogates anywhere', async () => {
      for (const text of ['a\0b', 'x\ud800']) {
        if (isText(call)) {
          // Percent-encoded UTF-8 cannot contain lone surrogates.
          if (text.includes('\0')) expect(await send(call, { unknown: text })).toBe(422)
          continue
        }
        expect(await send(call, { ...fine, unknown: { deep: [text] } })).toBe(422)
        expect(await send(call, { ...fine, [text]: 'x' })).toBe(422)
      }
    })
  },
)

const withBody = all.filter(([, call]) => !isInQuery(call))
describe.each(withBody.map((one, number) => [...one, number] as const))(
  'Body of %s',
  (_name, call, number) => {
    const ownType = call.multipart
      ? 'multipart/form-data'
      : call.form
        ? 'application/x-www-form-urlencoded'
        : 'application/json'
    const sendRaw = async (body: string, type = ownType) => {
      const { visitor, headers } = await sender(call)
      const given = {
        'client-id': visitor.clientId,
        'content-type': type,
        'idempotency-key': randomUUID(),
        ...headers,
      }
      return judge(
        await opened.request(call.path, { method: call.method, ip: visitor.ip, headers: given, body }),
      )
    }
    const fields = plausible(kindsOf(call.request)[0] ?? {})
    const sound = call.form
      ? new URLSearchParams(fields as Record<string, string>).toString()
      : JSON.stringify(fields)

    const bodies: [what: string, body: string][] = [
      ['is not JSON', 'no json'],
      ['is empty', ''],
      ['is truncated', '{"a":'],
      ['contains NaN', '{"a":NaN}'],
      ['is null', 'null'],
      ['is an array', '[]'],
      ['is a string', '"text"'],
      ['is a number that overflows', '1e999'],
      ['is not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1')],
      ['nests arrays 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000)],
      ['nests objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ['is too large', JSON.stringify({ a: 'x'.repeat(70_000) })],
    ]
    test.each(shareOf(bodies, number))('is rejected when it %s', async (_what, body) => {
      expect(await sendRaw(body)).toBe(422)
    })

    const types = [
      'text/plain',
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      '',
    ]
    const others = types.filter((type) => type !== ownType)
    test.each(shareOf(others, number))('is rejected if its content type is "%s"', async (type) => {
      expect(await sendRaw(sound, type)).toBe(422)
    })

    if (call.sealed) {
      test('is rejected if it is not encrypted', async () => {
        expect(await sendRaw(sound)).toBe(422)
      })
    }
  },
)

const queries: [what: string, query: string][] = [
  ['a lone percent sign', '?%'],
  ['a truncated UTF-8 character', '?a=%E0%A4%A'],
  ['a repeated field', '?a&a&a'],
  ['a field without a name', '?=x'],
  ['arrays and objects', '?a[]=1&a[b]=2'],
  ['2,000 fields', `?${'a=1&'.repeat(2_000)}`],
  ['8,000 characters', `?a=${'x'.repeat(8_000)}`],
]
const withQuery = all.filter(([, call]) => isInQuery(call))
describe.each(withQuery.map((one, number) => [...one, number] as const))(
  'Query of %s',
  (_name, call, number) => {
    test.each(shareOf(queries, number))('causes no server error if it contains %s', async (_what, query) => {
      const { visitor, headers } = await sender(call)
      await judge(await visitor.send(call, undefined, { ...headers, query }))
    })

    test('is rejected if it contains a NUL', async () => {
      const { visitor, headers } = await sender(call)
      expect(await judge(await visitor.send(call, undefined, { ...headers, query: '?a=%00' }))).toBe(422)
    })
  },
)

describe('Headers', () => {
  test.each([
    ['a token of 8,000 characters', { token: 'x'.repeat(8_000) }],
    ['an SQL injection as token', { token: "' or 1=1 --" }],
    ['an invalid language', { 'accept-language': ';;;q=,' }],
    ['a long client id', { 'client-id': 'x'.repeat(8_000) }],
  ])('cause no server error if they contain %s', async (_what, headers) => {
    for (const [, { path }] of all) {
      const reply = await opened.request(path, { headers })
      expect(reply.status).toBeLessThan(500)
    }
  })
})
