import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import {
  newcomer,
  newUsername,
  openForRegistrations,
  registerAs,
  registerCodeFor,
  registerMobile,
  setRules,
  switchOff,
} from '#tests/support/auth/registration.ts'
import { brazil, newMobile } from '#tests/support/auth/sms.ts'
import { atOnce, newestCode, otherCode, tally } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'

const MINUTE = 60_000

const opened = await openForRegistrations()

const throttled = { code: 'register.throttled', value: { retryAfter: expect.any(Number) } }

describe('Limits per IP address', () => {
  test('allow ten registrations an hour, even when they arrive concurrently', async () => {
    const visitor = newcomer(opened)
    const answers = await atOnce(13, () => registerAs(visitor))
    expect(tally(answers)).toEqual({ done: 10, 'register.throttled': 3 })
    const refused = await registerAs(visitor)
    expect(refused).toMatchObject(throttled)
    const { retryAfter } = (refused as unknown as { value: { retryAfter: number } }).value
    expect(retryAfter).toBeGreaterThan(50 * MINUTE)
    expect(retryAfter).toBeLessThanOrEqual(60 * MINUTE)
    expect(await registerAs(newcomer(opened))).toMatchObject({ success: true })
  })

  test('allow thirty forms an hour, which limits probing for registered names', async () => {
    const { account } = await makeMember(opened)
    const visitor = newcomer(opened)
    const attempt = (place: number) =>
      registerAs(visitor, { username: place % 2 ? account : newUsername(), confirmPassword: 'other' })
    const answers = []
    for (let sent = 0; sent < 32; sent++) answers.push(await attempt(sent))
    expect(tally(answers)).toEqual({ 'register.fieldsRefused': 30, 'register.throttled': 2 })
    expect(await registerAs(newcomer(opened), { username: account })).toMatchObject({
      code: 'register.fieldsRefused',
    })
  })

  test('allow ten code guesses an hour across all mobiles', async () => {
    const visitor = newcomer(opened)
    const answers = []
    for (let place = 0; place < 11; place++) {
      const mobileNum = newMobile()
      const verificationCode = otherCode(await registerCodeFor(opened, mobileNum))
      answers.push(await registerMobile(visitor, { mobileNum, verificationCode }))
    }
    expect(tally(answers)).toEqual({ 'register.codeWrong': 10, 'register.throttled': 1 })
  })
})

/** Counts the rows of the tables to which each registration adds exactly one row. */
async function membersMade(): Promise<{ members: number; wallets: number; sessions: number }> {
  const { database } = opened.platform
  const [members, wallets, sessions] = await Promise.all(
    [member, ledgerAccount, session].map((table) => database.$count(table)),
  )
  return { members: members ?? 0, wallets: wallets ?? 0, sessions: sessions ?? 0 }
}

const rounds = Array.from({ length: 20 }, (_, round) => round)

describe('Concurrent registrations', () => {
  test('register one member per username, and report the username as taken to the other visitor', {
    timeout: 60_000,
  }, async () => {
    for (const _round of rounds) {
      const before = await membersMade()
      const username = newUsername()
      const pair = [newcomer(opened), newcomer(opened)]
      const answers = await Promise.all(pair.map((visitor) => registerAs(visitor, { username })))
      expect(tally(answers)).toEqual({ done: 1, 'register.fieldsRefused': 1 })
      expect(answers.find(({ success }) => !success)).toMatchObject({
        value: { fields: [{ field: 'username', reason: 'taken' }] },
      })
      const after = await membersMade()
      for (const name of ['members', 'wallets', 'sessions'] as const)
        expect(after[name] - before[name]).toBe(1)
    }
  })

  test('register one member per mobile, whether by username or by mobile', { timeout: 60_000 }, async () => {
    await switchOff(opened, 'REGMOBVERF3')
    await setRules(opened, { verificationCode: { enabled: false } })
    for (const _round of rounds) {
      const mobileNum = newMobile()
      const [first, second] = [newcomer(opened), newcomer(opened)]
      const answers = await Promise.all([
        registerMobile(first, { mobileNum }),
        registerAs(second, { mobileNum }),
      ])
      expect(tally(answers)).toEqual({ done: 1, 'register.fieldsRefused': 1 })
      expect(answers.find(({ success }) => !success)).toMatchObject({
        value: { fields: [{ field: 'mobileNum', reason: 'taken' }] },
      })
    }
  })

  test('do not use up the losing visitor’s code when two visitors request the same username', {
    timeout: 60_000,
  }, async () => {
    const username = newUsername()
    const mobiles = [newMobile(), newMobile()]
    const forms = await Promise.all(
      mobiles.map(async (mobileNum) => ({
        username,
        mobileNum,
        verificationCode: await registerCodeFor(opened, mobileNum),
      })),
    )
    const answers = await Promise.all(forms.map((form) => registerAs(newcomer(opened), form)))
    expect(tally(answers)).toEqual({ done: 1, 'register.fieldsRefused': 1 })
    const slower = forms[answers.findIndex(({ success }) => !success)]
    const again = await registerAs(newcomer(opened), { ...slower, username: newUsername() })
    expect(again).toMatchObject({ success: true })
  })
})

test('reports the username as taken when the form is sent again, and does not change the member', async () => {
  const mobileNum = newMobile()
  const username = newUsername()
  const verificationCode = await registerCodeFor(opened, mobileNum)
  const form = { username, mobileNum, verificationCode }
  expect(await registerAs(newcomer(opened), form)).toMatchObject({ success: true })
  const again = await registerAs(newcomer(opened), { ...form, payeeName: 'Somebody Else' })
  expect(again).toMatchObject({ value: { fields: [{ field: 'username', reason: 'taken' }] } })
  const rows = await opened.platform.database.select().from(member).where(eq(member.account, username))
  expect(rows).toMatchObject([{ userName: username, mobile: `+${brazil}${mobileNum}` }])
  expect(await newestCode(opened, `+${brazil}${mobileNum}`)).toBe(verificationCode)
})
