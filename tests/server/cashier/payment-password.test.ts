import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendPaymentPasswordCode } from '#protocol/account/bound-contacts.ts'
import { listMessages } from '#protocol/account/messages.ts'
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#protocol/cashier/payment-password.ts'
import { readDownlineTransferTerms } from '#protocol/cashier/transfer.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { brazil, newMobile } from '#tests/support/auth/sms.ts'
import { atOnce, newestCode, type OpenedPlatform, otherCode, tally } from '#tests/support/client.ts'
import { knownPassword, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const set = (person: Person, given: Partial<RequestInput<typeof setPaymentPassword>> = {}) =>
  person.ask(
    setPaymentPassword,
    {
      password: knownPassword,
      newPaymentPassword: '135790',
      confirmNewPaymentPassword: given.newPaymentPassword ?? '135790',
      ...given,
    },
    person.headers,
  )

test('[AGENT-07] a payment password can be set only once, and only with the login password', async () => {
  const agent = await makeAgent(opened)
  const { id: memberId } = await makePlayer(opened, agent)
  const terms = () => agent.read(readDownlineTransferTerms, { memberId }, agent.headers)
  expect((await terms()).paymentPasswordSet).toBe(false)
  expect(await set(agent, { password: 'not-that-one-1' })).toMatchObject({
    code: 'password.wrong',
    value: { guessesLeft: 4 },
  })
  expect(tally(await Promise.all([set(agent), set(agent, { newPaymentPassword: '246810' })]))).toEqual({
    done: 1,
    'paymentPassword.alreadySet': 1,
  })
  expect((await terms()).paymentPasswordSet).toBe(true)
  expect(await set(agent)).toMatchObject({ code: 'paymentPassword.alreadySet' })
})

test.each([
  ['two different entries', { confirmNewPaymentPassword: '135791' }, 'paymentPassword.confirmationDiffers'],
  ['a short password', { newPaymentPassword: '12345' }, 'paymentPassword.offRules'],
  ['letters', { newPaymentPassword: 'abcdef' }, 'paymentPassword.offRules'],
  ['one digit six times', { newPaymentPassword: '000000' }, 'paymentPassword.guessable'],
  ['a sequence of digits', { newPaymentPassword: '123456' }, 'paymentPassword.guessable'],
  ['the login password', { password: '135790' }, 'paymentPassword.sameAsPassword'],
])('[AGENT-07] rejects an invalid new password and counts no attempt: %s', async (_what, given, code) => {
  const player = await makePlayer(opened)
  for (let index = 0; index < 7; index++) expect(await set(player, given)).toMatchObject({ code })
  expect(await set(player)).toMatchObject({ success: true })
})

test('[AGENT-07] after five wrong login passwords, no payment password can be set for ten minutes', async () => {
  const player = await makePlayer(opened)
  const wrong = () => set(player, { password: 'not-that-one-1' })
  for (let index = 0; index < 5; index++) expect(await wrong()).toMatchObject({ code: 'password.wrong' })
  expect(await set(player)).toMatchObject({ code: 'password.throttled' })
  await moveClock(opened, 11 * 60_000)
  expect(await set(player)).toMatchObject({ success: true })
})

async function payer() {
  const player = await makePlayer(opened)
  await set(player)
  const mobile = `+${brazil}${newMobile()}`
  await opened.platform.database.update(member).set({ mobile }).where(eq(member.id, player.member.id))
  return { ...player, mobile }
}

const change = (person: Person, oldPaymentPassword: string, newPaymentPassword: string) =>
  person.ask(
    changePaymentPassword,
    { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword },
    person.headers,
  )

const titlesOf = async (person: Person) =>
  (await person.read(listMessages, {}, person.headers)).messages.map(({ title }) => title)

describe('[MEM-02] Change of a payment password', () => {
  test('requires the old payment password and sends a message', async () => {
    const player = await payer()
    expect(await change(player, '135790', '246810')).toMatchObject({ success: true })
    expect(await change(player, '135790', '112233')).toMatchObject({
      code: 'paymentPassword.wrong',
      value: { guessesLeft: 4 },
    })
    expect(await change(player, '246810', '112233')).toMatchObject({ success: true })
    expect(await titlesOf(player)).toEqual([
      textIn('en', 'notification.security.paymentPasswordChanged.title', { how: 'changed' }),
      textIn('en', 'notification.security.paymentPasswordChanged.title', { how: 'changed' }),
      textIn('en', 'notification.security.paymentPasswordChanged.title', { how: 'set' }),
    ])
  })

  test('ignores separators between the digits', async () => {
    const player = await payer()
    expect(await change(player, '135 790 ', '24 68 10')).toMatchObject({ success: true })
    expect(await change(player, '\u200e246810', '２４６-８１０')).toMatchObject({
      code: 'paymentPassword.unchanged',
    })
    expect(await change(player, '246810', '123 456')).toMatchObject({ code: 'paymentPassword.guessable' })
    expect(await change(player, '246.810', '112233')).toMatchObject({ success: true })
  })

  test('accepts an old password that was hashed with its separators', async () => {
    const player = await payer()
    const paymentPasswordHash = await hashPassword('24-68-10')
    await opened.platform.database
      .update(member)
      .set({ paymentPasswordHash })
      .where(eq(member.id, player.member.id))
    expect(await change(player, '24-68-10', '112233')).toMatchObject({ success: true })
  })

  test('succeeds only once when two concurrent requests contain the same old password', async () => {
    const player = await payer()
    const answers = await Promise.all([
      change(player, '135790', '246810'),
      change(player, '135790', '112233'),
    ])
    expect(tally(answers)).toEqual({ done: 1, 'paymentPassword.wrong': 1 })
  })

  test('is rejected if the new password is the old one or guessable, or if there is no old one', async () => {
    const player = await payer()
    expect(await change(player, '135790', '135790')).toMatchObject({ code: 'paymentPassword.unchanged' })
    expect(await change(player, '135790', '987654')).toMatchObject({ code: 'paymentPassword.guessable' })
    expect(await change(await makePlayer(opened), '135790', '246810')).toMatchObject({
      code: 'paymentPassword.unset',
    })
  })

  test('counts no failed attempt when twelve correct passwords arrive concurrently', async () => {
    const player = await payer()
    const right = () => atOnce(12, () => change(player, '135790', '135790'))
    expect(tally(await right())).toEqual({ 'paymentPassword.unchanged': 12 })
    for (let guess = 0; guess < 4; guess++) await change(player, '000000', '246810')
    expect(tally(await right())).toEqual({ 'paymentPassword.unchanged': 12 })
    expect(await change(player, '000000', '246810')).toMatchObject({ value: { guessesLeft: 4 } })
  })

  test('rejects correct passwords after five wrong ones, even if twelve arrive concurrently', async () => {
    const player = await payer()
    for (let guess = 0; guess < 5; guess++) await change(player, '000000', '246810')
    const answers = await atOnce(12, () => change(player, '135790', '246810'))
    expect(tally(answers)).toEqual({ 'paymentPassword.throttled': 12 })
  })

  test('is blocked after five wrong guesses, even if eight arrive concurrently', async () => {
    const player = await payer()
    const answers = await atOnce(8, () => change(player, '000000', '246810'))
    expect(tally(answers)).toEqual({ 'paymentPassword.wrong': 5, 'paymentPassword.throttled': 3 })
    expect(await change(player, '135790', '246810')).toMatchObject({ code: 'paymentPassword.throttled' })
  })
})

describe('[MEM-02] Replacement of a forgotten payment password', () => {
  const ask = async (player: Awaited<ReturnType<typeof payer>>) => {
    await player.ask(sendPaymentPasswordCode, {}, player.headers)
    return newestCode(opened, player.mobile)
  }
  const reset = (person: Person, verificationCode: string, password = knownPassword, next = '246810') =>
    person.ask(
      resetPaymentPassword,
      { password, verificationCode, newPaymentPassword: next, confirmNewPaymentPassword: next },
      person.headers,
    )

  test('requires the login password and an SMS code, which can be used only once', async () => {
    const player = await payer()
    const code = await ask(player)
    expect(await reset(player, code, 'not-that-one')).toMatchObject({ code: 'password.wrong' })
    expect(await reset(player, otherCode(code))).toMatchObject({
      code: 'paymentPassword.codeWrong',
      value: { guessesLeft: 4 },
    })
    expect(tally(await atOnce(4, () => reset(player, code)))).toMatchObject({ done: 1 })
    expect(await change(player, '246810', '112233')).toMatchObject({ success: true })
    expect(await titlesOf(player)).toHaveLength(3)
  })

  test('rejects even the correct code after five wrong codes', async () => {
    const player = await payer()
    const code = await ask(player)
    for (let guess = 0; guess < 5; guess++)
      expect(await reset(player, otherCode(code))).toMatchObject({ code: 'paymentPassword.codeWrong' })
    expect(await reset(player, code)).toMatchObject({ code: 'paymentPassword.codesThrottled' })
  })

  test('requires a mobile and a payment password, and keeps the code if the new password is invalid', async () => {
    expect(await reset(await makePlayer(opened), '123456')).toMatchObject({ code: 'paymentPassword.unset' })
    const withoutMobile = await makePlayer(opened)
    await set(withoutMobile)
    expect(await reset(withoutMobile, '123456')).toMatchObject({ code: 'paymentPassword.noMobile' })
    const player = await payer()
    const code = await ask(player)
    expect(await reset(player, code, knownPassword, '12')).toMatchObject({ code: 'paymentPassword.offRules' })
    expect(await reset(player, code)).toMatchObject({ success: true })
  })

  test('rejects a code for another member’s mobile', async () => {
    const [player, other] = [await payer(), await payer()]
    const theirs = await ask(other)
    const own = await ask(player)
    if (own !== theirs)
      expect(await reset(player, theirs)).toMatchObject({ code: 'paymentPassword.codeWrong' })
    expect(await reset(player, own)).toMatchObject({ success: true })
  })
})
