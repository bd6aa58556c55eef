import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#protocol/kit/call.ts'
import { runHandler } from '#server/http/run-handler.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import type { AnyContext, AnyHandler } from '#server/platform/handler.ts'
import { storedOutcome } from '#server/platform/idempotency.ts'
import { atOnce, type OpenedPlatform } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const claim = call({
  method: 'POST',
  path: '/wps/test/claim',
  access: 'token',
  idempotent: true,
  summary: 'Claims something.',
  request: v.object({ amount: v.number() }),
  reply: v.object({ times: v.number() }),
})

/** Makes a member. Each of the member's claims adds a row to the outbox when it runs. */
async function claimant() {
  const { platform } = opened
  const member = await makeMember(opened)
  const lines = (database = platform.database) =>
    database.select().from(outbox).where(eq(outbox.recipient, member.account))
  const write: AnyHandler = async ({ platform: { database, clock } }) => {
    const line = { channel: 'sms', recipient: member.account, text: 'claimed', sentAt: await clock() }
    await database.insert(outbox).values(line)
    return { success: true, value: { times: (await lines(database)).length } }
  }
  const ask = async (given: { key?: string; amount?: number; handler?: AnyHandler; name?: string } = {}) => {
    const { key = randomUUID(), amount = 1, handler = write, name = 'claim' } = given
    const context = {
      request: { amount },
      caller: {
        ip: '203.0.113.7',
        clientId: 'tab',
        language: 'en',
        userAgent: '',
        origin: 'http://127.0.0.1',
      },
      now: await platform.clock(),
      platform,
      who: { member, session: {} },
    } as AnyContext
    return runHandler({ name, call: claim, handler, key }, context)
  }
  return { ask, write, lines, member }
}

test('returns the first response for a repeated key and runs the call only once', async () => {
  const { ask, lines } = await claimant()
  const key = randomUUID()
  const first = await ask({ key })
  expect(first).toMatchObject({ ran: true, outcome: { success: true } })
  expect(await ask({ key })).toEqual(first)
  expect(await lines()).toHaveLength(1)
})

test('runs a call once when its key is sent ten times concurrently, and always returns its response', async () => {
  const { ask, lines } = await claimant()
  const key = randomUUID()
  const answers = await atOnce(10, () => ask({ key }))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await lines()).toHaveLength(1)
})

test('[MEM-07] an outcome query waits for the running attempt and does not use up its key', async () => {
  const { ask, write, member } = await claimant()
  const key = randomUUID()
  const became = (calls = ['claim']) => storedOutcome(opened.platform, { memberId: member.id, key, calls })
  expect(await became()).toBeNull()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const asked = ask({
    key,
    handler: async (context) => {
      begin()
      await mayGoOn
      return write(context)
    },
  })
  await begun
  let isTold = false
  const told = became().then((answer) => {
    isTold = true
    return answer
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isTold).toBe(false)
  goOn()
  expect(await told).toEqual({ success: true, value: { times: 1 } })
  expect(await asked).toMatchObject({ ran: true, outcome: { success: true } })
  expect(await became(['another'])).toBeNull()
})

test('[MEM-07] hides another member’s outcome and leaves that member’s key usable', async () => {
  const [one, other] = [await claimant(), await claimant()]
  const key = randomUUID()
  const became = ({ member }: typeof one) =>
    storedOutcome(opened.platform, { memberId: member.id, key, calls: ['claim'] })
  const first = await one.ask({ key })
  expect(await became(other)).toBeNull()
  expect(await one.ask({ key })).toEqual(first)
  expect(await one.lines()).toHaveLength(1)
  // Each member gets their own reply, although both use the same key.
  await other.ask()
  await other.ask({ key })
  expect(await became(one)).toEqual({ success: true, value: { times: 1 } })
  expect(await became(other)).toEqual({ success: true, value: { times: 2 } })
})

test('treats different keys, and equal keys of two members, as separate requests', async () => {
  const [one, other] = [await claimant(), await claimant()]
  const key = randomUUID()
  await Promise.all([one.ask({ key }), other.ask({ key }), one.ask()])
  expect(await one.lines()).toHaveLength(2)
  expect(await other.lines()).toHaveLength(1)
})

test.each([
  ['with another request', { amount: 2 }],
  ['for another call', { name: 'give' }],
])('rejects a key that is reused %s', async (_what, changed) => {
  const { ask, lines } = await claimant()
  const key = randomUUID()
  await ask({ key })
  expect(await ask({ key, ...changed })).toEqual({ ran: false, failure: { status: 422, code: 'key.reused' } })
  expect(await lines()).toHaveLength(1)
})

test.each(['', 'short', 'x'.repeat(65), 'with spaces in it and long'])(
  'rejects the malformed key %j and does not run the call',
  async (key) => {
    const { ask, lines } = await claimant()
    expect(await ask({ key })).toEqual({ ran: false, failure: { status: 422, code: 'key.missing' } })
    expect(await lines()).toEqual([])
  },
)

describe('Attempt with an idempotency key', () => {
  test('leaves nothing behind if it fails, and can be repeated', async () => {
    const { ask, write, lines } = await claimant()
    const key = randomUUID()
    const breaking: AnyHandler = async (context) => {
      await write(context)
      throw new Error('the platform broke')
    }
    await expect(ask({ key, handler: breaking })).rejects.toThrow('the platform broke')
    expect(await lines()).toEqual([])
    expect(await ask({ key })).toMatchObject({ ran: true, outcome: { success: true } })
    expect(await lines()).toHaveLength(1)
  })

  test('stays rejected when it is repeated, and keeps the data that it wrote', async () => {
    const { ask, write, lines } = await claimant()
    const key = randomUUID()
    const refusing: AnyHandler = async (context) => {
      await write(context)
      return { success: false, code: 'claim.closed', value: {} }
    }
    const refused = await ask({ key, handler: refusing })
    expect(await ask({ key })).toEqual(refused)
    expect(await lines()).toHaveLength(1)
  })

  test('lets a concurrent repetition wait for a limited time only', async () => {
    const { ask, write, lines } = await claimant()
    const key = randomUUID()
    const began = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow: AnyHandler = async (context) => {
      began.resolve()
      await mayEnd.promise
      return write(context)
    }
    const first = ask({ key, handler: slow })
    await began.promise
    expect(await ask({ key })).toEqual({ ran: false, failure: { status: 409, code: 'key.underWay' } })
    mayEnd.resolve()
    expect(await first).toMatchObject({ ran: true, outcome: { success: true } })
    expect(await lines()).toHaveLength(1)
  })
})
