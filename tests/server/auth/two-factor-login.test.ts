import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { login } from '#protocol/auth/login.ts'
import { readTwoFactor } from '#protocol/auth/two-factor.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { session } from '#server/identity/session.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  challengeIn,
  codeOf,
  giveCode,
  makeGuardedMember,
  reachedBy,
  reachTwoFactor,
  STEP,
} from '#tests/support/auth/authenticator.ts'
import { askForLoginCode, brazil, newMobile } from '#tests/support/auth/sms.ts'
import { newestCode, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { changeOwnPassword, enter, logInAs, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const sessionsOf = (memberId: number) =>
  opened.platform.database.select().from(session).where(eq(session.memberId, memberId))

describe('Login by username with two-factor authentication', () => {
  test('starts a session only after the code is entered', async () => {
    const { id, account, secret, visitor, challenge } = await reachedBy(opened)
    expect(await sessionsOf(id)).toEqual([])
    const answer = await giveCode(visitor, challenge, await codeOf(opened, secret))
    expect(answer).toMatchObject({
      success: true,
      value: { member: { account, lastLogin: null }, firstTimeLogin: true, device: null },
    })
    if (!answer.success) throw new Error('Nobody is logged in')
    const info = await visitor.read(readMemberInfo, {}, { token: answer.value.token })
    expect(info).toEqual(answer.value.member)
    expect(await sessionsOf(id)).toMatchObject([{ side: 'player', method: 'username' }])
  })

  test('rejects a wrong password, or a login on the wrong site, before asking for the code', async () => {
    const { account } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    expect(await logInAs(visitor, account, { password: 'wrong-one' })).toMatchObject({ code: 'login.wrong' })
    expect(await logInAs(visitor, account, { side: 'agent' })).toMatchObject({ code: 'login.notAgent' })
  })

  test('resets the failed attempts when the password is correct', async () => {
    const { account } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    for (let attempt = 0; attempt < 2; attempt++) await logInAs(visitor, account, { password: 'wrong-one' })
    await reachTwoFactor(visitor, account)
    expect(await logInAs(visitor, account, { password: 'wrong-one' })).toMatchObject({
      value: { captcha: false },
    })
  })

  test('starts an agent’s session on the agent site', async () => {
    const { id, account, secret } = await makeGuardedMember(opened, { type: 1 })
    const visitor = visit(opened)
    const challenge = challengeIn(await logInAs(visitor, account, { side: 'agent' }))
    await giveCode(visitor, challenge, await codeOf(opened, secret))
    expect(await sessionsOf(id)).toMatchObject([{ side: 'agent' }])
  })

  test('asks for the two-factor code before a forced password change', async () => {
    const { secret, visitor, challenge } = await reachedBy(opened, { passwordDefault: true })
    const answer = await giveCode(visitor, challenge, await codeOf(opened, secret))
    expect(answer).toMatchObject({ success: true, value: { member: { passwordDefault: true } } })
    if (!answer.success) throw new Error('Nobody is logged in')
    const { token } = answer.value
    expect(await visitor.ask(readBalance, {}, { token })).toMatchObject({ code: 'password.changeNeeded' })
  })
})

describe('Login by SMS code with two-factor authentication', () => {
  /** Starts a login by SMS code, which then waits for the second factor. */
  async function waitingByCode(given: Parameters<typeof makeGuardedMember>[1] = {}) {
    const mobileNum = newMobile()
    const mobile = `+${brazil}${mobileNum}`
    const guarded = await makeGuardedMember(opened, { ...given, mobile })
    const visitor = visit(opened)
    await askForLoginCode(visitor, mobileNum)
    const verificationCode = await newestCode(opened, mobile)
    const asked = { type: 'sms', mobileNum, countryDialingCode: brazil, verificationCode } as const
    const challenge = challengeIn(await visitor.ask(login, { ...asked, side: 'player' }))
    return { ...guarded, visitor, challenge }
  }

  test('requires the authenticator code but no password change', async () => {
    const { id, secret, visitor, challenge } = await waitingByCode({ passwordDefault: true })
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret))).toMatchObject({
      success: true,
      value: { member: { passwordDefault: false } },
    })
    expect(await sessionsOf(id)).toMatchObject([{ method: 'sms' }])
  })

  test('expires when the password is changed before the code is entered', async () => {
    const { secret, visitor, challenge, ...guarded } = await waitingByCode()
    await changeOwnPassword(opened, guarded, 'fresh-water-2')
    const code = await codeOf(opened, secret)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.expired' })
  })
})

describe('Authenticator code', () => {
  test.each([-1, 0, 1])('is accepted %i time steps from now', async (later) => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret, later))).toMatchObject({
      success: true,
    })
  })

  test.each([-3, 3])('is rejected %i time steps from now', async (later) => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret, later))).toMatchObject({
      code: 'secondStep.codeWrong',
    })
  })

  test('is accepted once across all challenges, and makes earlier codes invalid', async () => {
    const { account, secret, visitor, challenge } = await reachedBy(opened)
    const [before, code] = await Promise.all([codeOf(opened, secret, -1), codeOf(opened, secret)])
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ success: true })
    const next = await reachTwoFactor(visitor, account)
    for (const used of [code, before]) {
      expect(await giveCode(visitor, next, used)).toMatchObject({ code: 'secondStep.codeWrong' })
    }
    await moveClock(opened, STEP)
    expect(await giveCode(visitor, next, await codeOf(opened, secret))).toMatchObject({ success: true })
  })

  test('logs in only once when it is sent for five challenges concurrently', async () => {
    const { id, account, secret } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    const challenges: string[] = []
    for (let index = 0; index < 5; index++) challenges.push(await reachTwoFactor(visitor, account))
    const code = await codeOf(opened, secret)
    const answers = await Promise.all(challenges.map((challenge) => giveCode(visitor, challenge, code)))
    expect(tally(answers)).toEqual({ done: 1, 'secondStep.codeWrong': 4 })
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test('is accepted even if it contains blanks and dashes', async () => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    const code = await codeOf(opened, secret)
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `
    expect(await giveCode(visitor, challenge, typed)).toMatchObject({ success: true })
  })

  test('is rejected for another member', async () => {
    const other = await makeGuardedMember(opened)
    const { visitor, challenge } = await reachedBy(opened)
    const code = await codeOf(opened, other.secret)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.codeWrong' })
  })
})

describe('Recovery code', () => {
  test('logs in only once, whatever its case and separators, and lowers the number of codes left', async () => {
    const { account, recoveryCodes, visitor, challenge, ...guarded } = await reachedBy(opened)
    const [first = '', second = ''] = recoveryCodes
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
    expect(await giveCode(visitor, challenge, typed)).toMatchObject({ success: true })
    const next = await reachTwoFactor(visitor, account)
    expect(await giveCode(visitor, next, first)).toMatchObject({ code: 'secondStep.codeWrong' })
    expect(await giveCode(visitor, next, second.replaceAll('-', '—'))).toMatchObject({ success: true })
    const token = await enter(opened, { account, ...guarded })
    expect(await visitor.read(readTwoFactor, {}, { token })).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('logs in only once when it is sent for five challenges concurrently', async () => {
    const { account, recoveryCodes } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    const challenges: string[] = []
    for (let index = 0; index < 5; index++) challenges.push(await reachTwoFactor(visitor, account))
    const [code = ''] = recoveryCodes
    const answers = await Promise.all(challenges.map((challenge) => giveCode(visitor, challenge, code)))
    expect(tally(answers)).toEqual({ done: 1, 'secondStep.codeWrong': 4 })
  })

  test('is rejected for another member', async () => {
    const other = await makeGuardedMember(opened)
    const { visitor, challenge } = await reachedBy(opened)
    const [code = ''] = other.recoveryCodes
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.codeWrong' })
  })
})
