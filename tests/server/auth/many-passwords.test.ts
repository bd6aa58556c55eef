import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindMobile } from '#protocol/account/bound-contacts.ts'
import { readMemberInfo } from '#protocol/account/member.ts'
import { login } from '#protocol/auth/login.ts'
import { transferToUpline } from '#protocol/cashier/transfer.ts'
import { paymentPasswordLimit } from '#server/cashier/payment-password/payment-password.ts'
import { HASHES_AT_ONCE, serialize } from '#server/identity/hash-queue.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { brazil } from '#tests/support/auth/sms.ts'
import { PIN, withMoney } from '#tests/support/cashier/payer.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { knownPassword, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

/** Number of concurrent calls: far more than the platform has database connections. */
const MANY = 30
/** After this time in ms, every call has begun to wait for its password to be hashed. */
const UNTIL_WAITING = 2_000
/** Time limit for a read, in ms. A slower read must be waiting for the hashes that the test holds back. */
const PATIENCE = 10_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

/**
 * Makes calls while password hashing is held back, and expects a read to succeed in the meantime. Returns the
 * results of the calls.
 */
async function readWhileWaiting<Result>(call: () => Promise<Result>[]): Promise<Result[]> {
  const reader = await makePlayer(opened)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const held = Array.from({ length: HASHES_AT_ONCE }, () => serialize('member', () => ended))
  const calls = call()
  try {
    await new Promise((resolve) => setTimeout(resolve, UNTIL_WAITING))
    const read = reader.read(readMemberInfo, {}, reader.headers).then(() => 'read')
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, 'late'))
    expect(await Promise.race([read, late])).toBe('read')
  } finally {
    end()
  }
  await Promise.all(held)
  return Promise.all(calls)
}

test('responds to reads while many logins wait for their passwords to be hashed', async () => {
  const logins = await Promise.all(
    Array.from({ length: MANY }, async (_, place) => {
      const { account: username } = await makeMember(opened)
      const visitor = visit(opened, { ip: `198.51.100.${place}` })
      const slider = await visitor.solveSlider('login')
      return () =>
        visitor.ask(login, { type: 'username', username, password: knownPassword, slider, side: 'player' })
    }),
  )
  const answers = await readWhileWaiting(() => logins.map((logIn) => logIn()))
  expect(answers.filter(({ success }) => success)).toHaveLength(MANY)
})

test('responds to reads while the passwords of many members wait to be hashed', async () => {
  const people = await Promise.all(Array.from({ length: MANY }, () => makePlayer(opened)))
  const contact = { mobileNum: '11999990000', countryDialingCode: brazil, verificationCode: '123456' }
  const answers = await readWhileWaiting(() =>
    people.map((person) => person.ask(bindMobile, { ...contact, password: knownPassword }, person.headers)),
  )
  expect(answers.map((answer) => (answer.success ? 'bound' : answer.code))).toEqual(
    people.map(() => 'contact.codeWrong'),
  )
})

test('[MEM-07] responds to reads while payment passwords wait to be hashed, and then to every transfer', async () => {
  const upline = await makeAgent(opened, await makeAgent(opened))
  const people = await Promise.all(
    Array.from({ length: MANY }, async () => withMoney(opened, await makePlayer(opened, upline), 10_000)),
  )
  const send = (person: Person, paymentPassword: string, key: string) =>
    person.ask(
      transferToUpline,
      { amount: 5_000, paymentPassword },
      { ...person.headers, 'idempotency-key': key },
    )
  const wrong = '135791'
  const keyed = people.map((person, place) => ({ person, key: randomUUID(), isRight: place % 2 === 0 }))
  const answers = await readWhileWaiting(() =>
    keyed.map(({ person, key, isRight }) => send(person, isRight ? PIN : wrong, key)),
  )
  const codes = answers.map((answer) => (answer.success ? 'sent' : answer.code))
  expect(codes).toEqual(keyed.map(({ isRight }) => (isRight ? 'sent' : 'paymentPassword.wrong')))
  const [, one] = keyed
  if (!one) throw new Error('Nobody asked')
  expect(await send(one.person, wrong, one.key)).toEqual(answers[1])
  expect(await send(one.person, wrong, randomUUID())).toMatchObject({
    value: { guessesLeft: paymentPasswordLimit.allowed - 2 },
  })
})

test('limits concurrent hashes and gives priority to logged-in members', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const compute = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const names = Array.from({ length: HASHES_AT_ONCE }, (_, place) => `first ${place}`)
  const all = [
    ...names.map((name) => serialize('stranger', compute(name))),
    serialize('stranger', compute('stranger')),
    serialize('member', compute('member')),
  ]
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(names)
  await endOne()
  expect(begun).toEqual([...names, 'member'])
  await endOne()
  expect(begun).toEqual([...names, 'member', 'stranger'])
  while (ends.length > 0) await endOne()
  await Promise.all(all)
})

test('starts the next hash when one fails', async () => {
  const failing = Array.from({ length: HASHES_AT_ONCE + 1 }, () =>
    serialize('stranger', () => Promise.reject(new Error('It cannot be read'))),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await serialize('stranger', async () => 'next')).toBe('next')
})
