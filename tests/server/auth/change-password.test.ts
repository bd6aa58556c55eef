import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { member } from '#server/identity/member.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, knownPassword, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

beforeEach(async () => {
  await opened.platform.database.delete(attemptCounter)
  await moveClock(opened, 0)
})

const newPassword = 'fresh-water-2'
const change = (token: string, given: { old?: string; next?: string; confirm?: string } = {}) => {
  const { old = knownPassword, next = newPassword, confirm = next } = given
  const asked = { oldPassword: old, newPassword: next, confirmNewPassword: confirm }
  return visit(opened).ask(changePassword, asked, { token })
}

async function enterNew(given: Parameters<typeof makeMember>[1] = {}) {
  const made = await makeMember(opened, given)
  return { ...made, token: await enter(opened, made) }
}

test('[CALL-09] accepts only the new password after a change', async () => {
  const { account, token } = await enterNew()
  expect(await change(token)).toMatchObject({ success: true, value: {} })
  expect(await logInAs(visit(opened), account)).toMatchObject({ code: 'login.wrong' })
  expect(await logInAs(visit(opened), account, { password: newPassword })).toMatchObject({ success: true })
})

test('a password change ends the member’s other sessions and keeps the current one', async () => {
  const made = await makeMember(opened)
  const [own, other] = [await enter(opened, made), await enter(opened, made)]
  const stranger = await enterNew()
  expect(await change(own)).toMatchObject({ success: true })
  const statusOf = async (token: string) => (await visit(opened).ask(readMemberInfo, {}, { token })).status
  expect(await statusOf(own)).toBe(200)
  expect(await statusOf(other)).toBe(401)
  expect(await statusOf(stranger.token)).toBe(200)
})

test('clears the default and expired states of the password, and records the date of the change', async () => {
  const { id, token } = await enterNew({
    passwordDefault: true,
    passwordSetAt: new Date(Date.now() - 100 * DAY),
  })
  const read = () => visit(opened).read(readMemberInfo, {}, { token })
  expect(await read()).toMatchObject({ passwordDefault: true, passwordExpired: true })
  await change(token)
  expect(await read()).toMatchObject({ passwordDefault: false, passwordExpired: false })
  const [changed] = await opened.platform.database.select().from(member).where(eq(member.id, id))
  expect(Date.now() - (changed?.passwordSetAt?.getTime() ?? 0)).toBeLessThan(MINUTE)
})

describe('New password', () => {
  test.each([
    ['too short', 'a-b-c-7', 'password.offRules', { minLength: 8, maxLength: 20 }],
    ['too long', 'a'.repeat(21), 'password.offRules', { minLength: 8, maxLength: 20 }],
    ['contains a blank', 'fresh water', 'password.offRules', { minLength: 8, maxLength: 20 }],
    ['the default password', 'palpite123', 'password.default', {}],
    ['the old password', knownPassword, 'password.unchanged', {}],
  ])('is rejected: %s', async (_what, next, code, value) => {
    const { account, token } = await enterNew()
    expect(await change(token, { next })).toMatchObject({ status: 200, code, value })
    expect(await logInAs(visit(opened), account)).toMatchObject({ success: true })
  })

  test('is rejected when the confirmation differs', async () => {
    const { token } = await enterNew()
    const refused = await change(token, { confirm: 'fresh-water-3' })
    expect(refused).toMatchObject({ code: 'password.confirmationDiffers', value: {} })
  })

  test.each(['b'.repeat(8), 'b'.repeat(20)])('is accepted at the length limit: %s', async (next) => {
    const { token } = await enterNew()
    expect(await change(token, { next })).toMatchObject({ success: true })
  })

  test('is checked against the operator’s own rules', async () => {
    const rules = { ...settings.passwords.initial, minLength: 4, maxLength: 6 }
    await writeSetting(opened.platform.database, settings.passwords, rules)
    const { token } = await enterNew()
    expect(await change(token)).toMatchObject({ value: { minLength: 4, maxLength: 6 } })
    expect(await change(token, { next: 'abc-1' })).toMatchObject({ success: true })
    await writeSetting(opened.platform.database, settings.passwords, settings.passwords.initial)
  })

  test('uses up none of the attempts at the old password when it is rejected', async () => {
    const { token } = await enterNew()
    for (let attempt = 0; attempt < 8; attempt++) await change(token, { old: 'wrong-one', next: 'short' })
    expect(await change(token, { old: 'wrong-one' })).toMatchObject({ value: { guessesLeft: 4 } })
  })
})

describe('Wrong old password', () => {
  test('shows how many attempts are left, then blocks the change for ten minutes', async () => {
    const { token } = await enterNew()
    for (const guessesLeft of [4, 3, 2, 1, 0]) {
      const refused = await change(token, { old: 'wrong-one' })
      expect(refused).toMatchObject({ code: 'password.oldWrong', value: { guessesLeft } })
    }
    expect(await change(token)).toMatchObject({ code: 'password.throttled' })
    await moveClock(opened, 9 * MINUTE)
    expect(await change(token)).toMatchObject({ code: 'password.throttled' })
    await moveClock(opened, 10.1 * MINUTE)
    expect(await change(token)).toMatchObject({ success: true })
  })

  test('counts only for the account it was entered for, and the correct password resets the count', async () => {
    const [one, other] = [await enterNew(), await enterNew()]
    for (let guess = 0; guess < 4; guess++) await change(one.token, { old: 'wrong-one' })
    expect(await change(other.token, { old: 'wrong-one' })).toMatchObject({ value: { guessesLeft: 4 } })
    expect(await change(one.token)).toMatchObject({ success: true })
    expect(await change(one.token, { old: 'wrong-one', next: 'third-try-3' })).toMatchObject({
      value: { guessesLeft: 4 },
    })
  })

  test('is checked only five times when twenty requests arrive concurrently', async () => {
    const { token } = await enterNew()
    const answers = await atOnce(20, () => change(token, { old: 'wrong-one' }))
    expect(tally(answers)).toEqual({ 'password.oldWrong': 5, 'password.throttled': 15 })
  })
})

test('accepts only one of several concurrent password changes, because it makes the old password wrong', async () => {
  const { account, token } = await enterNew()
  const nexts = ['first-one-1', 'second-one-2', 'third-one-3']
  const answers = await Promise.all(nexts.map((next) => change(token, { next })))
  expect(tally(answers)).toEqual({ done: 1, 'password.oldWrong': 2 })
  const password = nexts[answers.findIndex(({ success }) => success)] ?? ''
  expect(await logInAs(visit(opened), account, { password })).toMatchObject({ success: true })
})

test('rejects a password change without a valid session', async () => {
  expect(await change('made-up')).toMatchObject({ status: 401 })
})
