import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { spendCode } from '#server/auth/challenges/sms-code.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { statementsDuring } from '#tests/support/agents/statements.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  askForLoginCode,
  askForRegisterCode,
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
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

describe('Login code', () => {
  test('[CALL-04] is sent to the member’s mobile by SMS and accepted once', async () => {
    const { account, mobile, mobileNum } = await makeMobileMember(opened)
    const sent = await askForLoginCode(visit(opened), mobileNum)
    expect(sent).toEqual({ success: true, status: 200, value: { factor: 1 } })
    const code = await newestCode(opened, mobile)
    expect(await logInByCode(opened, mobileNum, code)).toMatchObject({
      success: true,
      value: { member: { account } },
    })
    expect(await logInByCode(opened, mobileNum, code)).toMatchObject({ code: 'login.codeWrong' })
  })

  test('requires neither a slider nor a change of an expired or default password', async () => {
    const old = { passwordDefault: true, passwordSetAt: new Date(0) }
    const { mobile, mobileNum } = await makeMobileMember(opened, old)
    await askForLoginCode(visit(opened), mobileNum)
    const answer = await logInByCode(opened, mobileNum, await newestCode(opened, mobile))
    const member = { passwordDefault: false, passwordExpired: false }
    expect(answer).toMatchObject({ success: true, value: { passwordExpired: false, member } })
  })

  test('is not sent to an unknown mobile, but the response is the same', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const unknown = newMobile()
    const withoutTime = (answer: object) =>
      JSON.stringify(answer).replace(/"retryAfter":\d+/, '"retryAfter":0')
    const answersFor = async (number: string, ip: string) => {
      const visitor = visit(opened, { ip })
      const sent = await askForLoginCode(visitor, number)
      const again = await askForLoginCode(visitor, number)
      return [sent, again, await logInByCode(opened, number, '12345678')].map(withoutTime)
    }
    expect(await answersFor(unknown, '198.51.100.1')).toEqual(await answersFor(mobileNum, '198.51.100.2'))
    expect(await textsTo(opened, mobile)).toHaveLength(1)
    expect(await textsTo(opened, `+${brazil}${unknown}`)).toHaveLength(0)
  })

  test('causes the same database statements for known and unknown mobiles when it is requested', async () => {
    const { mobileNum } = await makeMobileMember(opened)
    const statementsFor = async (number: string) => {
      const visitor = visit(opened)
      const asked = {
        mobileNum: number,
        countryDialingCode: brazil,
        slider: await visitor.solveSlider('loginCode'),
      }
      return statementsDuring(() => visitor.read(sendLoginCode, asked))
    }
    // Warm-up, because the first request also creates the global counter.
    await statementsFor(newMobile())
    const known = await statementsFor(mobileNum)
    expect(known.some((text) => text.includes('outbox'))).toBe(true)
    expect(await statementsFor(newMobile())).toEqual(known)
  })

  test('is rejected after five wrong guesses', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const code = await newestCode(opened, mobile)
    const guesses = await atOnce(5, () => logInByCode(opened, mobileNum, otherCode(code)))
    expect(tally(guesses)).toEqual({ 'login.codeWrong': 5 })
    expect(await logInByCode(opened, mobileNum, code)).toMatchObject({ code: 'login.codeWrong' })
  })

  test('logs in only once when it is sent twenty times concurrently', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const code = await newestCode(opened, mobile)
    const answers = await atOnce(20, () => logInByCode(opened, mobileNum, code))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const spent = {
      recipient: mobile,
      purpose: 'login',
      askedBy: null,
      clientId: '',
      code,
      now: new Date(),
    } as const
    expect(await spendCode(opened.platform.database, spent)).toBe(false)
  })

  test('expires when another code is sent', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const first = await newestCode(opened, mobile)
    await moveClock(opened, 2 * MINUTE)
    await askForLoginCode(visit(opened), mobileNum)
    const second = await newestCode(opened, mobile)
    expect(second).not.toBe(first)
    expect(await logInByCode(opened, mobileNum, first)).toMatchObject({ code: 'login.codeWrong' })
    expect(await logInByCode(opened, mobileNum, second)).toMatchObject({ success: true })
  })

  test.each([
    [9.9, { success: true }],
    [10.1, { code: 'login.codeWrong' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    await moveClock(opened, minutes * MINUTE)
    expect(await logInByCode(opened, mobileNum, await newestCode(opened, mobile))).toMatchObject(outcome)
  })

  test('is accepted for its own mobile and purpose only', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    const other = await makeMobileMember(opened)
    await askForRegisterCode(visit(opened), mobileNum)
    expect(await logInByCode(opened, mobileNum, await newestCode(opened, mobile))).toMatchObject({
      code: 'login.codeWrong',
    })
    await askForLoginCode(visit(opened), mobileNum)
    const code = await newestCode(opened, mobile)
    expect(await logInByCode(opened, other.mobileNum, code)).toMatchObject({ code: 'login.codeWrong' })
  })

  test('is rejected for a player on the agent site', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const answer = await logInByCode(opened, mobileNum, await newestCode(opened, mobile), 'agent')
    expect(answer).toMatchObject({ code: 'login.notAgent' })
  })

  test('is neither sent nor accepted while its module is disabled', async () => {
    const modules = { ...settings.modules.initial, VERIFCODELOGIN3: false }
    await writeSetting(opened.platform.database, settings.modules, modules)
    const { mobileNum } = await makeMobileMember(opened)
    expect(await askForLoginCode(visit(opened), mobileNum)).toMatchObject({ code: 'code.off' })
    expect(await logInByCode(opened, mobileNum, '123456')).toMatchObject({ code: 'login.off' })
  })

  test('cannot be used for five minutes after ten wrong guesses, even for an unknown mobile', async () => {
    const unknown = newMobile()
    for (let guess = 0; guess < 10; guess++) await logInByCode(opened, unknown, '123456')
    const { retryAfter } = refusalOf(await logInByCode(opened, unknown, '123456'), 'login.throttled')
    expect(retryAfter).toBeGreaterThan(4.5 * MINUTE)
  })
})

function refusalOf(answer: { success: boolean }, code: string): { retryAfter: number } {
  expect(answer).toMatchObject({ success: false, code })
  return (answer as unknown as { value: { retryAfter: number } }).value
}
