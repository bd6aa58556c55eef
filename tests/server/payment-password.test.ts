import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestInput } from '#contract/call.ts'
import { setPaymentPassword } from '#contract/payment-password.ts'
import { readDownlineTransferTerms } from '#contract/wallet-transfer.ts'
import { type OpenedPlatform, tally } from '#tests/support/client.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/contracts.ts'
import { knownPassword, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

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

test('[AGENT-07] a payment password is set once, by who knows the password', async () => {
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
  ['two that differ', { confirmNewPaymentPassword: '135791' }, 'paymentPassword.confirmationDiffers'],
  ['too short a one', { newPaymentPassword: '12345' }, 'paymentPassword.offRules'],
  ['letters', { newPaymentPassword: 'abcdef' }, 'paymentPassword.offRules'],
  ['the password itself', { password: '135790' }, 'paymentPassword.sameAsPassword'],
])('[AGENT-07] %s are refused before a guess is counted', async (_what, given, code) => {
  const player = await makePlayer(opened)
  for (let index = 0; index < 7; index++) expect(await set(player, given)).toMatchObject({ code })
  expect(await set(player)).toMatchObject({ success: true })
})

test('[AGENT-07] five wrong passwords are looked at, then none for ten minutes', async () => {
  const player = await makePlayer(opened)
  const wrong = () => set(player, { password: 'not-that-one-1' })
  for (let index = 0; index < 5; index++) expect(await wrong()).toMatchObject({ code: 'password.wrong' })
  expect(await set(player)).toMatchObject({ code: 'password.throttled' })
  await moveClock(opened, 11 * 60_000)
  expect(await set(player)).toMatchObject({ success: true })
})
