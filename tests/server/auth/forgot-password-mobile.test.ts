import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { forgotPasswordByMobile, sendForgotPasswordCode } from '#protocol/auth/forgot-password.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { member } from '#server/identity/member.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { statementsDuring } from '#tests/support/agents/statements.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  giveCode,
  logInFrom,
  makeGuardedMember,
  rememberDevice,
  STEP,
} from '#tests/support/auth/authenticator.ts'
import {
  askForForgotCode,
  askForLoginCode,
  brazil,
  logInByCode,
  makeMobileMember,
  newMobile,
} from '#tests/support/auth/sms.ts'
import {
  atOnce,
  newestCode,
  type OpenedPlatform,
  otherCode,
  tally,
  textsTo,
  visit,
} from '#tests/support/client.ts'
import { enter, knownPassword, logInAs, type makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000
const newPassword = 'fresh-water-2'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

type Given = Partial<RequestInput<typeof forgotPasswordByMobile>>

const reset = (mobileNum: string, verificationCode: string, given: Given = {}, visitor = visit(opened)) =>
  visitor.ask(forgotPasswordByMobile, {
    newPassword,
    mobileNum,
    countryDialingCode: brazil,
    verificationCode,
    ...given,
  })

async function makeForgetful(given: Parameters<typeof makeMember>[1] = {}) {
  const made = await makeMobileMember(opened, given)
  expect(await askForForgotCode(visit(opened), made.mobileNum)).toMatchObject({ success: true })
  return { ...made, code: await newestCode(opened, made.mobile) }
}

const isPasswordOf = async (account: string, password: string) =>
  (await logInAs(visit(opened), account, { password })).success

test('[CALL-11] sets the new password, starts a session and ends the member’s other sessions', async () => {
  const { account, mobileNum, code, ...made } = await makeForgetful({ passwordDefault: true })
  const other = await enter(opened, { account, ...made })
  const answer = await reset(mobileNum, code)
  expect(answer).toMatchObject({ success: true, value: { member: { account, passwordDefault: false } } })
  if (!answer.success) throw new Error('Nobody is logged in')
  const statusOf = async (token: string) => (await visit(opened).ask(readMemberInfo, {}, { token })).status
  expect(await statusOf(answer.value.token)).toBe(200)
  expect(await statusOf(other)).toBe(401)
  expect(await isPasswordOf(account, knownPassword)).toBe(false)
  expect(await isPasswordOf(account, newPassword)).toBe(true)
})

describe('Password reset code', () => {
  test('is accepted only once when it is used ten times concurrently', async () => {
    const { mobileNum, code } = await makeForgetful()
    const answers = await atOnce(10, () => reset(mobileNum, code))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await reset(mobileNum, code)).toMatchObject({ code: 'forgot.codeWrong' })
  })

  test.each([
    ['too short', 'a-b-c-7', 'password.offRules', { minLength: 8, maxLength: 20 }],
    ['contains a blank', 'fresh water', 'password.offRules', { minLength: 8, maxLength: 20 }],
    ['the default password', 'palpite123', 'password.default', {}],
  ])('is not used up by a rejected password: %s', async (_what, refused, code, value) => {
    const forgetful = await makeForgetful()
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await reset(forgetful.mobileNum, forgetful.code, { newPassword: refused })
      expect(answer).toMatchObject({ status: 200, code, value })
    }
    expect(await reset(forgetful.mobileNum, forgetful.code)).toMatchObject({ success: true })
  })

  test('is rejected after five wrong guesses', async () => {
    const { account, mobileNum, code } = await makeForgetful()
    const guesses = await atOnce(5, () => reset(mobileNum, otherCode(code)))
    expect(tally(guesses)).toEqual({ 'forgot.codeWrong': 5 })
    expect(await reset(mobileNum, code)).toMatchObject({ code: 'forgot.codeWrong' })
    expect(await isPasswordOf(account, knownPassword)).toBe(true)
  })

  test.each([
    [9.9, { success: true }],
    [10.1, { code: 'forgot.codeWrong' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const { mobileNum, code } = await makeForgetful()
    await moveClock(opened, minutes * MINUTE)
    expect(await reset(mobileNum, code)).toMatchObject(outcome)
  })

  test('is accepted for its own mobile and purpose only', async () => {
    const { mobileNum, mobile, code } = await makeForgetful()
    const other = await makeMobileMember(opened)
    expect(await reset(other.mobileNum, code)).toMatchObject({ code: 'forgot.codeWrong' })
    expect(await logInByCode(opened, mobileNum, code)).toMatchObject({ code: 'login.codeWrong' })
    await askForLoginCode(visit(opened), other.mobileNum)
    const loginCode = await newestCode(opened, other.mobile)
    expect(await reset(other.mobileNum, loginCode)).toMatchObject({ code: 'forgot.codeWrong' })
    expect(await textsTo(opened, mobile)).toHaveLength(1)
  })

  test('allows ten guesses across resets and logins together, even for an unknown mobile', async () => {
    const unknown = newMobile()
    for (let guess = 0; guess < 5; guess++) await reset(unknown, '123456')
    for (let guess = 0; guess < 5; guess++) await logInByCode(opened, unknown, '123456')
    expect(await reset(unknown, '123456')).toMatchObject({ code: 'forgot.throttled' })
    await moveClock(opened, 5.1 * MINUTE)
    expect(await reset(unknown, '123456')).toMatchObject({ code: 'forgot.codeWrong' })
  })
})

describe('Omitted country', () => {
  test('[SYS-14] defaults to the site’s country', async () => {
    const { mobileNum, code } = await makeForgetful()
    const { location } = settings.site.initial
    expect(location).toBe('BR')
    await writeSetting(opened.platform.database, settings.site, { ...settings.site.initial, location: 'PT' })
    const left = { countryDialingCode: undefined }
    expect(await reset(mobileNum, code, left)).toMatchObject({ code: 'forgot.codeWrong' })
    await writeSetting(opened.platform.database, settings.site, settings.site.initial)
    expect(await reset(mobileNum, code, left)).toMatchObject({ success: true })
  })
})

describe('Two-factor authentication', () => {
  test('is required on every device after a password reset by SMS code', async () => {
    const mobileNum = newMobile()
    const guarded = await makeGuardedMember(opened, { mobile: `+${brazil}${mobileNum}` })
    const visitor = visit(opened)
    const device = await rememberDevice(opened, visitor, guarded)
    await moveClock(opened, 2 * STEP)
    await askForForgotCode(visitor, mobileNum)
    const code = await newestCode(opened, `+${brazil}${mobileNum}`)
    const answer = await reset(mobileNum, code, {}, visitor)
    expect(answer).toMatchObject({ code: 'login.secondStepNeeded' })
    const again = await logInFrom(visitor, device, guarded.account, newPassword)
    expect(again).toMatchObject({ code: 'login.secondStepNeeded' })
    const { challenge } = (answer as unknown as { value: { challenge: string } }).value
    expect(await giveCode(visitor, challenge, await codeOf(opened, guarded.secret))).toMatchObject({
      success: true,
      value: { device: null, member: { account: guarded.account } },
    })
  })
})

describe('Password reset on the player and agent sites', () => {
  test.each([
    ['agent', { type: 0 }, 'login.notAgent'],
    ['player', { type: 9 }, 'login.notMember'],
    ['player', { closed: true }, 'login.closed'],
  ] as const)('is rejected on the %s site for %o, and changes nothing', async (side, given, code) => {
    const forgetful = await makeForgetful(given)
    expect(await reset(forgetful.mobileNum, forgetful.code, { side })).toMatchObject({ code })
    const isThis = eq(member.id, forgetful.id)
    const [standing] = await opened.platform.database.select().from(member).where(isThis)
    expect(standing?.passwordHash).toBe(forgetful.passwordHash)
  })

  test('is accepted on the agent site for an agent', async () => {
    const { mobileNum, code } = await makeForgetful({ type: 1 })
    expect(await reset(mobileNum, code, { side: 'agent' })).toMatchObject({ success: true })
  })
})

describe('Request for a password reset code', () => {
  test('sends an SMS only to members, and gives the same response for unknown mobiles', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const unknown = newMobile()
    const withoutTime = (answer: object) =>
      JSON.stringify(answer).replace(/"retryAfter":\d+/, '"retryAfter":0')
    const answersFor = async (number: string, ip: string) => {
      const visitor = visit(opened, { ip })
      const sent = await askForForgotCode(visitor, number)
      const again = await askForForgotCode(visitor, number)
      return [sent, again, await reset(number, '12345678')].map(withoutTime)
    }
    const known = await answersFor(mobileNum, '198.51.100.2')
    expect(known[0]).toBe(JSON.stringify({ success: true, status: 200, value: { expiredMinutes: 1 } }))
    expect(await answersFor(unknown, '198.51.100.1')).toEqual(known)
    const [text] = await textsTo(opened, mobile)
    const code = await newestCode(opened, mobile)
    const sentence = textIn('en', 'code.forgot', { brand: 'Palpite', code, minutes: 10 })
    expect(text).toBe(`${sentence}\n@palpite.example #${code}`)
    expect(await textsTo(opened, mobile)).toHaveLength(1)
    expect(await textsTo(opened, `+${brazil}${unknown}`)).toHaveLength(0)
  })

  test('runs the same database statements for known and unknown mobiles', async () => {
    const { mobileNum } = await makeMobileMember(opened)
    const statementsFor = async (number: string) => {
      const visitor = visit(opened)
      const slider = await visitor.solveSlider('forgotCode')
      const asked = { mobileNum: number, countryDialingCode: brazil, slider }
      const sending = await statementsDuring(() => visitor.read(sendForgotPasswordCode, asked))
      return [...sending, ...(await statementsDuring(() => reset(number, '12345678')))]
    }
    // Warms up, because the first request also creates the global counter.
    await statementsFor(newMobile())
    const known = await statementsFor(mobileNum)
    expect(known.some((text) => text.includes('outbox'))).toBe(true)
    expect(await statementsFor(newMobile())).toEqual(known)
  })

  test('requires its own slider proof, but shares its limits with login codes', async () => {
    const { mobileNum } = await makeMobileMember(opened)
    const visitor = visit(opened)
    const slider = await visitor.solveSlider('loginCode')
    const asked = { mobileNum, countryDialingCode: brazil, slider }
    expect(await visitor.ask(sendForgotPasswordCode, asked)).toMatchObject({ code: 'code.sliderFailed' })
    for (let sent = 0; sent < 5; sent++) {
      await moveClock(opened, sent * 1.1 * MINUTE)
      const send = sent % 2 === 0 ? askForForgotCode : askForLoginCode
      const visitor = visit(opened, { ip: `198.51.100.${sent}` })
      expect(await send(visitor, mobileNum)).toMatchObject({ success: true })
    }
    // A second network may request two more codes in total, whether for a reset or for a login.
    for (const [minute, send] of [askForForgotCode, askForLoginCode].entries()) {
      await moveClock(opened, (minute + 6) * 1.1 * MINUTE)
      expect(await send(visit(opened), mobileNum)).toMatchObject({ success: true })
    }
    await moveClock(opened, 9 * MINUTE)
    expect(await askForForgotCode(visit(opened), mobileNum)).toMatchObject({ code: 'code.throttled' })
    expect(await askForForgotCode(visit(opened), '1234')).toMatchObject({ code: 'code.mobileInvalid' })
  })

  test('is rejected while its module is disabled', async () => {
    const modules = { ...settings.modules.initial, CHNGPASSVERIF3: false }
    await writeSetting(opened.platform.database, settings.modules, modules)
    expect(await askForForgotCode(visit(opened), newMobile())).toMatchObject({ code: 'code.off' })
  })
})
