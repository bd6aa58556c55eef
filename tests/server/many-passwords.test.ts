import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindMobile } from '#contract/bound-contacts.ts'
import { readMemberInfo } from '#contract/member.ts'
import { login } from '#contract/session.ts'
import { HASHES_AT_ONCE, inTurn } from '#server/member/hashing-turns.ts'
import { forgetAttempts } from '#tests/support/attempts.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { makePlayer } from '#tests/support/contracts.ts'
import { knownPassword, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { brazil } from '#tests/support/sms.ts'

/** Three times as many as there are connections to the database. */
const MANY = 30
/** Milliseconds for a call that has nothing to do with passwords, on a busy machine. */
const QUICK = 1_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

/** Reads ten times while much is under way: how much of that was over by then, and the longest reading in milliseconds. */
async function readWhile(underWay: Promise<{ success: boolean }>[]) {
  const reader = await makePlayer(opened)
  let over = 0
  const all = underWay.map(async (one) => {
    const { success } = await one
    over += 1
    return success
  })
  let longest = 0
  for (let read = 0; read < 10; read++) {
    const begun = performance.now()
    await reader.read(readMemberInfo, {}, reader.headers)
    longest = Math.max(longest, performance.now() - begun)
  }
  return { over, longest, successes: (await Promise.all(all)).filter(Boolean).length }
}

test('members are answered while many log in at once', async () => {
  const ready = []
  for (let place = 0; place < MANY; place++) {
    const { account: username } = await makeMember(opened)
    const visitor = visit(opened, { ip: `198.51.100.${place}` })
    ready.push({ visitor, username, slider: await visitor.solveSlider('login') })
  }
  const logins = ready.map(({ visitor, username, slider }) =>
    visitor.ask(login, { type: 'username', username, password: knownPassword, slider, side: 'player' }),
  )
  const { over, longest, successes } = await readWhile(logins)
  expect(successes).toBe(MANY)
  expect(over).toBeLessThan(MANY)
  expect(longest).toBeLessThan(QUICK)
})

test('members are answered while many others show that they know their password', async () => {
  const people = await Promise.all(Array.from({ length: MANY }, () => makePlayer(opened)))
  const contact = { mobileNum: '11999990000', countryDialingCode: brazil, verificationCode: '123456' }
  const asked = people.map((person) =>
    person.ask(bindMobile, { ...contact, password: knownPassword }, person.headers),
  )
  const { over, longest } = await readWhile(asked)
  expect(over).toBeLessThan(MANY / 2)
  expect(longest).toBeLessThan(QUICK)
})

test('few hashes are computed at once, of those who have logged in first', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const compute = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const names = Array.from({ length: HASHES_AT_ONCE }, (_, place) => `first ${place}`)
  const all = [
    ...names.map((name) => inTurn('stranger', compute(name))),
    inTurn('stranger', compute('stranger')),
    inTurn('member', compute('member')),
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

test('a hash that fails gives its turn to the next', async () => {
  const failing = Array.from({ length: HASHES_AT_ONCE + 1 }, () =>
    inTurn('stranger', () => Promise.reject(new Error('It cannot be read'))),
  )
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn('stranger', async () => 'next')).toBe('next')
})
