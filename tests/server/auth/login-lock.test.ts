import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgotPasswordByEmail, forgotPasswordByMobile } from '#protocol/auth/forgot-password.ts'
import { login } from '#protocol/auth/login.ts'
import { smsCode } from '#server/auth/challenges/sms-code.table.ts'
import { attemptCounter } from '#server/identity/attempt-counter.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  giveCode,
  logInFrom,
  makeGuardedMember,
  reachTwoFactor,
  rememberDevice,
  wrongCodeOf,
} from '#tests/support/auth/authenticator.ts'
import { askForForgotCode, askForLoginCode, brazil, makeMobileMember } from '#tests/support/auth/sms.ts'
import { atOnce, newestCode, type OpenedPlatform, otherCode, tally, visit } from '#tests/support/client.ts'
import { knownPassword, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000
const HOME = '203.0.113.50'
const WRONG = 'not-the-password'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const at = (ip: string) => visit(opened, { ip })

async function tryWithCaptcha(account: string, ip: string, password = knownPassword) {
  const visitor = at(ip)
  return logInAs(visitor, account, { password, captcha: await visitor.lookAtCaptcha() })
}

/** Simulates ten wrong attempts from other networks. */
async function lock(key: `account:${string}` | `mobile:${string}`): Promise<void> {
  const { database, clock } = opened.platform
  await database.insert(attemptCounter).values({ key, count: 10, lastAt: await clock() })
}

async function makeMemberAtHome() {
  const made = await makeMember(opened)
  expect(await logInAs(at(HOME), made.account)).toMatchObject({ success: true })
  return made
}

describe('Account locked by other people’s failed logins', () => {
  test('admits its owner from a known network after a captcha', async () => {
    const { account } = await makeMemberAtHome()
    for (let guess = 0; guess < 10; guess++) await tryWithCaptcha(account, `198.51.100.${guess}`, WRONG)
    expect(await tryWithCaptcha(account, '198.51.100.99')).toMatchObject({ code: 'login.throttled' })
    expect(await logInAs(at(HOME), account)).toMatchObject({
      code: 'login.captchaNeeded',
      value: { captcha: true },
    })
    const visitor = at(HOME)
    await visitor.lookAtCaptcha()
    expect(await logInAs(visitor, account, { captcha: 'none' })).toMatchObject({ code: 'login.captchaWrong' })
    expect(await tryWithCaptcha(account, HOME)).toMatchObject({ success: true })
  })

  test('stays locked for other people after its owner has logged in', async () => {
    const { account } = await makeMemberAtHome()
    await lock(`account:${account}`)
    expect(await tryWithCaptcha(account, HOME)).toMatchObject({ success: true })
    expect(await tryWithCaptcha(account, '198.51.100.1', WRONG)).toMatchObject({ code: 'login.throttled' })
  })

  test('recognises its owner only within the same IPv6 network', async () => {
    const { account } = await makeMember(opened)
    await logInAs(at('2001:db8:1:2::1'), account)
    await lock(`account:${account}`)
    expect(await tryWithCaptcha(account, '2001:db8:1:3::1')).toMatchObject({ code: 'login.throttled' })
    expect(await tryWithCaptcha(account, '2001:db8:1:2:abcd::9')).toMatchObject({ success: true })
  })

  test('allows five more guesses from a known network, even when they arrive concurrently', async () => {
    const { account } = await makeMemberAtHome()
    await lock(`account:${account}`)
    const answers = await atOnce(10, () => tryWithCaptcha(account, HOME, WRONG))
    expect(tally(answers)).toEqual({ 'login.wrong': 5, 'login.throttled': 5 })
    expect(await tryWithCaptcha(account, HOME)).toMatchObject({ code: 'login.throttled' })
    await moveClock(opened, 5.1 * MINUTE)
    expect(await tryWithCaptcha(account, HOME)).toMatchObject({ success: true })
  })

  test('allows ten guesses in total when all of them come from a known network', async () => {
    const { account } = await makeMemberAtHome()
    const answers = []
    for (let guess = 0; guess < 12; guess++) answers.push(await tryWithCaptcha(account, HOME, WRONG))
    expect(tally(answers)).toEqual({ 'login.wrong': 10, 'login.throttled': 2 })
  })

  test('no longer trusts a network from which its owner has not logged in for ninety days', async () => {
    const { account } = await makeMemberAtHome()
    await moveClock(opened, 91 * 86_400_000)
    await lock(`account:${account}`)
    expect(await tryWithCaptcha(account, HOME)).toMatchObject({ code: 'login.throttled' })
  })

  test('admits a remembered device from any network and requires no captcha', async () => {
    const guarded = await makeGuardedMember(opened)
    const device = await rememberDevice(opened, at(HOME), guarded)
    await lock(`account:${guarded.account}`)
    const moved = at('192.0.2.77')
    expect(await logInFrom(moved, device, guarded.account)).toMatchObject({ success: true })
    const strange = await logInFrom(at('192.0.2.78'), 'x'.repeat(43), guarded.account)
    expect(strange).toMatchObject({ code: 'login.throttled' })
    const other = await makeMember(opened)
    await lock(`account:${other.account}`)
    expect(await logInFrom(moved, device, other.account)).toMatchObject({ code: 'login.throttled' })
  })

  test('allows ten guesses from a remembered device, even when they arrive concurrently', async () => {
    const guarded = await makeGuardedMember(opened)
    const device = await rememberDevice(opened, at(HOME), guarded)
    const { account } = guarded
    await lock(`account:${account}`)
    const guess = async () => {
      const visitor = at('192.0.2.77')
      const slider = await visitor.solveSlider('login')
      const captcha = await visitor.lookAtCaptcha()
      const asked = { username: account, password: WRONG, slider, captcha, side: 'player', device } as const
      return visitor.ask(login, { type: 'username', ...asked })
    }
    expect(tally(await atOnce(13, guess))).toEqual({ 'login.wrong': 10, 'login.throttled': 3 })
  })
})

describe('Mobile locked by other people’s wrong codes', () => {
  const guessCode = (visitor: ReturnType<typeof visit>, mobileNum: string, verificationCode: string) =>
    visitor.ask(login, {
      type: 'sms',
      mobileNum,
      countryDialingCode: brazil,
      verificationCode,
      side: 'player',
    })
  const lockMobile = (mobileNum: string) => lock(`mobile:+${brazil}${mobileNum}`)

  test('admits the tab that requested the code', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const owner = at(HOME)
    await askForLoginCode(owner, mobileNum)
    const code = await newestCode(opened, mobile)
    await lockMobile(mobileNum)
    expect(await guessCode(at('198.51.100.99'), mobileNum, code)).toMatchObject({ code: 'login.throttled' })
    expect(await guessCode(owner, mobileNum, code)).toMatchObject({ success: true })
    expect(await guessCode(at('198.51.100.99'), mobileNum, code)).toMatchObject({ code: 'login.throttled' })
  })

  test('still accepts the code from the tab that requested it, after other people use up their guesses', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const owner = at(HOME)
    await askForLoginCode(owner, mobileNum)
    const code = await newestCode(opened, mobile)
    const wrong = () => guessCode(at('198.51.100.99'), mobileNum, otherCode(code))
    expect(tally(await atOnce(12, wrong))).toEqual({ 'login.codeWrong': 10, 'login.throttled': 2 })
    expect(await guessCode(owner, mobileNum, code)).toMatchObject({ success: true })
  })

  test('accepts a new password with the code that the owner’s tab requested', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const owner = at(HOME)
    await askForForgotCode(owner, mobileNum)
    const verificationCode = await newestCode(opened, mobile)
    await lockMobile(mobileNum)
    const reset = { mobileNum, countryDialingCode: brazil, verificationCode, side: 'player' } as const
    expect(
      await owner.ask(forgotPasswordByMobile, { ...reset, newPassword: 'another-battery-2' }),
    ).toMatchObject({ success: true })
  })

  test('allows the requesting tab five guesses, then blocks that tab', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const stranger = at('198.51.100.200')
    await lockMobile(mobileNum)
    await askForLoginCode(stranger, mobileNum)
    const code = await newestCode(opened, mobile)
    for (let guess = 0; guess < 5; guess++)
      expect(await guessCode(stranger, mobileNum, otherCode(code))).toMatchObject({ code: 'login.codeWrong' })
    expect(await guessCode(stranger, mobileNum, code)).toMatchObject({ code: 'login.throttled' })
  })

  test('allows no more than five guesses when the requesting tab sends twenty concurrently', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const stranger = at('198.51.100.200')
    await lockMobile(mobileNum)
    await askForLoginCode(stranger, mobileNum)
    const code = await newestCode(opened, mobile)
    await atOnce(20, () => guessCode(stranger, mobileNum, otherCode(code)))
    const [row] = await opened.platform.database.select().from(smsCode).where(eq(smsCode.recipient, mobile))
    expect(row).toMatchObject({ guessesLeft: 0, othersGuessesLeft: 5 })
    expect(await guessCode(stranger, mobileNum, code)).toMatchObject({ code: 'login.throttled' })
  })
})

test('two-factor login stays available on the owner’s network when others enter wrong codes elsewhere', async () => {
  const guarded = await makeGuardedMember(opened)
  const { account, secret } = guarded
  await rememberDevice(opened, at(HOME), guarded)
  await moveClock(opened, MINUTE)
  const wrong = await wrongCodeOf(opened, secret)
  const guess = async (ip: string, code: string) => {
    const visitor = at(ip)
    return giveCode(visitor, await reachTwoFactor(visitor, account), code)
  }
  await opened.platform.database
    .insert(attemptCounter)
    .values({ key: `secondStep:${guarded.id}`, count: 10, lastAt: await opened.platform.clock() })
  expect(await guess('198.51.100.99', await codeOf(opened, secret))).toMatchObject({
    code: 'secondStep.throttled',
  })
  const owner = at(HOME)
  const challenges = []
  for (let reached = 0; reached < 8; reached++) challenges.push(await reachTwoFactor(owner, account))
  const answers = await Promise.all(challenges.map((challenge) => giveCode(owner, challenge, wrong)))
  expect(tally(answers)).toEqual({ 'secondStep.codeWrong': 5, 'secondStep.throttled': 3 })
  await moveClock(opened, 17 * MINUTE)
  expect(await guess(HOME, await codeOf(opened, secret))).toMatchObject({ success: true })
})

test('a password can be requested by email on the owner’s network when other people use up the limit', async () => {
  const { account } = await makeMember(opened, { email: 'owner@palpite.example' })
  await logInAs(at(HOME), account)
  const askFor = async (ip: string, email: string) => {
    const visitor = at(ip)
    const slider = await visitor.solveSlider('forgotEmail')
    return visitor.ask(forgotPasswordByEmail, { username: account, email, slider })
  }
  for (let asked = 0; asked < 6; asked++) await askFor(`198.51.100.${asked}`, 'nobody@palpite.example')
  const email = 'owner@palpite.example'
  expect(await askFor('198.51.100.99', email)).toMatchObject({ code: 'forgot.throttled' })
  expect(await askFor(HOME, email)).toMatchObject({ success: true })
})
