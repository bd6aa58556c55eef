import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { login } from '#protocol/auth/login.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { smsCode } from '#server/auth/challenges/sms-code.table.ts'
import { rateLimit } from '#server/http/rate-limit.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { makeGuardedMember, rememberDevice } from '#tests/support/auth/authenticator.ts'
import {
  askForForgotCode,
  askForLoginCode,
  askForRegisterCode,
  brazil,
  makeMobileMember,
  mobilesOfOneBlock,
  newMobile,
} from '#tests/support/auth/sms.ts'
import {
  atOnce,
  newestCode,
  type OpenedPlatform,
  otherCode,
  tally,
  textsTo,
  type Visitor,
  visit,
} from '#tests/support/client.ts'
import { makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

describe('Checks before a code is sent', () => {
  test('use up the slider proof even if the mobile is invalid', async () => {
    const visitor = visit(opened)
    const slider = await visitor.solveSlider('loginCode')
    const asked = { mobileNum: '1234', countryDialingCode: brazil, slider }
    expect(await visitor.ask(sendLoginCode, asked)).toMatchObject({ code: 'code.mobileInvalid' })
    expect(await visitor.ask(sendLoginCode, asked)).toMatchObject({ code: 'code.sliderFailed' })
  })

  test('allow only one code when one slider proof is used twenty times concurrently', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const visitor = visit(opened)
    const slider = await visitor.solveSlider('loginCode')
    const asked = { mobileNum, countryDialingCode: brazil, slider }
    const answers = await atOnce(20, () => visitor.ask(sendLoginCode, asked))
    expect(tally(answers)).toEqual({ done: 1, 'code.sliderFailed': 19 })
    expect(await textsTo(opened, mobile)).toHaveLength(1)
  })

  test.each([
    ['too few digits', '1190000', '55'],
    ['too many digits', '119000000000', '55'],
    ['an unserved country', '790000000', '44'],
  ])('reject a mobile with %s', async (_what, number, country) => {
    const refused = await askForLoginCode(visit(opened), number, country)
    expect(refused).toMatchObject({ code: 'code.mobileInvalid' })
  })
})

describe('Limits on codes', () => {
  test('allow a mobile one code a minute, even when ten are requested concurrently', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const answers = await atOnce(10, () => askForLoginCode(visit(opened), mobileNum))
    expect(tally(answers)).toEqual({ done: 1, 'code.throttled': 9 })
    expect(await textsTo(opened, mobile)).toHaveLength(1)
  })

  test('allow a mobile one code a minute for each purpose', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const { retryAfter } = refusalOf(await askForLoginCode(visit(opened), mobileNum), 'code.throttled')
    expect(retryAfter).toBeGreaterThan(0.8 * MINUTE)
    expect(retryAfter).toBeLessThanOrEqual(MINUTE)
    expect(await askForRegisterCode(visit(opened), mobileNum)).toMatchObject({ success: true })
    await moveClock(opened, 1.1 * MINUTE)
    expect(await askForLoginCode(visit(opened), mobileNum)).toMatchObject({ success: true })
    expect(await textsTo(opened, mobile)).toHaveLength(3)
  })

  test('allow a mobile five registration codes an hour, from any IP address', async () => {
    const mobileNum = newMobile()
    await askAsStrangers(mobileNum, 5, askForRegisterCode)
    const { retryAfter } = refusalOf(await askForRegisterCode(visit(opened), mobileNum), 'code.throttled')
    expect(retryAfter).toBeGreaterThan(50 * MINUTE)
  })

  test('allow a new network two more codes an hour after other people have used up the hourly five', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    let minute = await askAsStrangers(mobileNum, 7)
    for (const outcome of [{ success: true }, { success: true }, { code: 'code.throttled' }]) {
      expect(await askForLoginCode(visit(opened), mobileNum)).toMatchObject(outcome)
      await moveClock(opened, ++minute * 1.1 * MINUTE)
    }
    expect(await askForForgotCode(visit(opened, { ip: '203.0.113.8' }), mobileNum)).toMatchObject({
      success: true,
    })
    expect(await textsTo(opened, mobile)).toHaveLength(10)
  })

  test('allow five guesses per code, but only one for each code sent beyond the hourly five', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    const stranger = visit(opened, { ip: '198.51.100.9' })
    const owner = visit(opened)
    const number = { mobileNum, countryDialingCode: brazil }
    const logIn = (visitor: Visitor, verificationCode: string) =>
      visitor.ask(login, { type: 'sms', ...number, verificationCode, side: 'player' })
    const guess = async (visitor: Visitor) => logIn(visitor, otherCode(await newestCode(opened, mobile)))
    await askForLoginCode(stranger, mobileNum)
    for (let wrong = 0; wrong < 4; wrong++) await guess(stranger)
    expect(await logIn(stranger, await newestCode(opened, mobile))).toMatchObject({ success: true })
    let minute = await askAsStrangers(mobileNum, 4, askForForgotCode)
    for (const wrong of [1, 0]) {
      await moveClock(opened, ++minute * 1.1 * MINUTE)
      await askForLoginCode(owner, mobileNum)
      if (wrong) await guess(owner)
      const answer = await logIn(owner, await newestCode(opened, mobile))
      expect(answer).toMatchObject(wrong ? { code: 'login.codeWrong' } : { success: true })
    }
  })

  test('allow a mobile ten more codes an hour from all networks in one IPv6 /48 together', async () => {
    const { limits } = opened.platform
    const waits = []
    for (let network = 0; network < 12; network++)
      waits.push(await limits.furtherCodesOfMobile.countAddress(`2001:db8:9:${network}::1`, '+5511'))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    expect(await limits.furtherCodesOfMobile.countAddress('2001:db8:9:99::1', '+5512')).toBe(0)
  })

  test('allow five more codes an hour on a remembered device, from any IP address', async () => {
    const mobileNum = newMobile()
    const guarded = await makeGuardedMember(opened, { mobile: `+${brazil}${mobileNum}` })
    const device = await rememberDevice(opened, visit(opened, { ip: '203.0.113.60' }), guarded)
    let minute = await askAsStrangers(mobileNum, 6)
    const abroad = () => visit(opened, { ip: '192.0.2.9' })
    // First, requests without the device use up the network's limit.
    for (let asked = 0; asked < 3; asked++) {
      await askForLoginCode(abroad(), mobileNum)
      await moveClock(opened, ++minute * 1.1 * MINUTE)
    }
    const made = 'made-up-device'
    expect(await askForLoginCode(abroad(), mobileNum, brazil, made)).toMatchObject({ code: 'code.throttled' })
    const answers = []
    for (let asked = 0; asked < 6; asked++) {
      const ask = asked === 0 ? askForForgotCode(abroad(), mobileNum, device) : null
      answers.push(await (ask ?? askForLoginCode(abroad(), mobileNum, brazil, device)))
      await moveClock(opened, ++minute * 1.1 * MINUTE)
    }
    expect(tally(answers)).toEqual({ done: 5, 'code.throttled': 1 })
  })

  test('allow ten registration codes an hour for a block of mobile numbers, from any IP address', async () => {
    const numbers = mobilesOfOneBlock(11)
    const visitorTo = (place: number) => visit(opened, { ip: `198.51.100.${place}` })
    for (const [place, number] of numbers.slice(0, 10).entries())
      expect(await askForRegisterCode(visitorTo(place), number)).toMatchObject({ success: true })
    const eleventh = await askForRegisterCode(visitorTo(10), numbers[10] ?? '')
    const { retryAfter } = refusalOf(eleventh, 'code.throttled')
    expect(retryAfter).toBeGreaterThan(50 * MINUTE)
    expect(await askForRegisterCode(visitorTo(11), newMobile())).toMatchObject({ success: true })
  })

  test('allow one network three of a mobile’s hourly codes, and leave the rest to other networks', async () => {
    const { mobileNum } = await makeMobileMember(opened)
    for (let asked = 0; asked < 5; asked++) {
      await moveClock(opened, asked * 1.1 * MINUTE)
      const visitor = visit(opened, { ip: '198.51.100.1' })
      const answer = await askForLoginCode(visitor, mobileNum)
      expect(answer.success).toBe(asked < 3)
    }
    await moveClock(opened, 6 * MINUTE)
    const elsewhere = visit(opened, { ip: '198.51.100.2' })
    expect(await askForLoginCode(elsewhere, mobileNum)).toMatchObject({ success: true })
  })

  test('do not count rejected requests against neighbouring numbers', async () => {
    const [asked = '', neighbour = ''] = mobilesOfOneBlock(2)
    for (let minute = 0; minute < 12; minute++) {
      await moveClock(opened, minute * 61_000)
      await askForLoginCode(visit(opened), asked)
    }
    expect(await askForLoginCode(visit(opened), asked)).toMatchObject({ code: 'code.throttled' })
    expect(await askForLoginCode(visit(opened), neighbour)).toMatchObject({ success: true })
  })

  test('allow the site a thousand registration codes an hour, but do not apply to login and reset codes', async () => {
    const { database } = opened.platform
    const { mobileNum } = await makeMobileMember(opened)
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ success: true })
    const site = like(rateLimit.key, 'register-code-site:%')
    expect(await database.update(rateLimit).set({ points: 999 }).where(site).returning()).toHaveLength(1)
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ success: true })
    const refused = refusalOf(await askForRegisterCode(visit(opened), newMobile()), 'code.throttled')
    expect(refused.retryAfter).toBeGreaterThan(50 * MINUTE)
    expect(await askForLoginCode(visit(opened), mobileNum)).toMatchObject({ success: true })
    expect(await askForForgotCode(visit(opened), mobileNum)).toMatchObject({ success: true })
  })

  test('protect a member’s codes from other people’s requests for neighbouring numbers', async () => {
    const [own = '', ...neighbours] = mobilesOfOneBlock(26)
    await makeMember(opened, { mobile: `+${brazil}${own}` })
    for (const [place, number] of neighbours.entries()) {
      const stranger = visit(opened, { ip: `198.51.100.${place}` })
      await askForLoginCode(stranger, number)
      await askForRegisterCode(stranger, number)
    }
    expect(await askForLoginCode(visit(opened), own)).toMatchObject({ success: true })
  })

  test('allow five more codes on a network from which the owner has logged in, after others use up the limit', async () => {
    const { mobile, mobileNum } = await makeMobileMember(opened)
    const home = { ip: '203.0.113.50' }
    await askForLoginCode(visit(opened, home), mobileNum)
    const code = { mobileNum, countryDialingCode: brazil, verificationCode: await newestCode(opened, mobile) }
    await visit(opened, home).read(login, { type: 'sms', ...code, side: 'player' })
    let minute = await askAsStrangers(mobileNum, 8)
    // The known network gets five more codes, then none.
    for (const outcome of [true, true, true, true, true, false]) {
      await moveClock(opened, ++minute * 1.1 * MINUTE)
      const answer = await askForLoginCode(visit(opened, home), mobileNum)
      expect(answer.success).toBe(outcome)
    }
  })

  test('allow an IP address twenty codes an hour across all mobiles', async () => {
    const visitor = visit(opened, { ip: '198.51.100.200' })
    for (let sent = 0; sent < 20; sent++) {
      expect(await askForRegisterCode(visitor, newMobile())).toMatchObject({ success: true })
    }
    expect(await askForRegisterCode(visitor, newMobile())).toMatchObject({ code: 'code.throttled' })
    expect(await askForRegisterCode(visit(opened), newMobile())).toMatchObject({ success: true })
  })
})

describe('Limits on IPv6 networks', () => {
  const addressIn = (network: string, host: number) => `${network}::${host.toString(16)}`

  test('count all addresses of one network as one visitor', async () => {
    const ask = (ip: string) => askForRegisterCode(visit(opened, { ip }), newMobile())
    const answers = []
    for (let host = 1; host <= 25; host++) answers.push(await ask(addressIn('2001:db8:1:2', host)))
    expect(tally(answers)).toEqual({ done: 20, 'code.throttled': 5 })
    expect(await ask('2001:DB8:0001:0002:ffff::1')).toMatchObject({ code: 'code.throttled' })
    expect(await ask('2001:db8:1:3::1')).toMatchObject({ success: true })
  })

  test('allow all /64 networks in a /48 together five times as many codes as a single /64', async () => {
    const { limits } = opened.platform
    const waits = []
    for (let network = 0; network < 130; network++)
      waits.push(await limits.visitorCodesOfAddress.countAddress(`2001:db8:7:${network.toString(16)}::1`))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100)
    expect(await limits.visitorCodesOfAddress.countAddress('2001:db8:8::1')).toBe(0)
  })

  test('treat an IPv4-mapped address as the IPv4 address', async () => {
    const ask = (ip: string) => askForRegisterCode(visit(opened, { ip }), newMobile())
    for (let sent = 0; sent < 20; sent++) await ask('::ffff:198.51.100.77')
    expect(await ask('198.51.100.77')).toMatchObject({ code: 'code.throttled' })
    expect(await ask('::ffff:198.51.100.78')).toMatchObject({ success: true })
  })
})

describe('SMS with a code', () => {
  /** Returns the sentence that the SMS must contain, including the newest code. */
  const loginSentence = async (mobile: string, minutes: number, language: Language = 'en') =>
    textIn(language, 'code.login', { brand: 'Palpite', code: await newestCode(opened, mobile), minutes })

  test.each(['pt', 'en'] as const)('is in the request’s language: %s', async (language) => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened, { language }), mobileNum)
    const [text] = await textsTo(opened, mobile)
    const code = await newestCode(opened, mobile)
    expect(text).toBe(`${await loginSentence(mobile, 10, language)}\n@palpite.example #${code}`)
  })

  test('states for how many whole minutes the code is valid', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const { database } = opened.platform
    await writeSetting(database, settings.smsCodes, { ...settings.smsCodes.initial, goodFor: 119_000 })
    await askForLoginCode(visit(opened), mobileNum)
    await writeSetting(database, settings.smsCodes, settings.smsCodes.initial)
    const [text] = await textsTo(opened, mobile)
    expect(text).toContain(await loginSentence(mobile, 1))
  })

  test.each([
    [
      'the main domain',
      { mainDomain: 'Principal.example', domainRoute: 'rota.example' },
      'principal.example',
    ],
    [
      'the other domain if no main domain is set',
      { mainDomain: '', domainRoute: 'rota.example' },
      'rota.example',
    ],
    [
      'the request’s domain if it is one of the two',
      { mainDomain: 'principal.example', domainRoute: 'palpite.test' },
      'palpite.test',
    ],
  ])('binds its code to a host: %s', async (_, domains, host) => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const { database } = opened.platform
    await writeSetting(database, settings.site, { ...settings.site.initial, ...domains })
    await askForLoginCode(visit(opened), mobileNum)
    await writeSetting(database, settings.site, settings.site.initial)
    const [text = ''] = await textsTo(opened, mobile)
    expect(text.split('\n').at(-1)).toBe(`@${host} #${await newestCode(opened, mobile)}`)
  })

  test('names no host if the operator has not set a domain', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    const { database } = opened.platform
    await writeSetting(database, settings.site, {
      ...settings.site.initial,
      mainDomain: '',
      domainRoute: '',
    })
    await askForLoginCode(visit(opened), mobileNum)
    await writeSetting(database, settings.site, settings.site.initial)
    const [text] = await textsTo(opened, mobile)
    expect(text).toBe(await loginSentence(mobile, 10))
  })

  test('leaves no plain-text code in the table of SMS codes', async () => {
    const { mobileNum, mobile } = await makeMobileMember(opened)
    await askForLoginCode(visit(opened), mobileNum)
    const code = await newestCode(opened, mobile)
    const rows = await opened.platform.database.select().from(smsCode)
    expect(JSON.stringify(rows.map(({ codeHash, id }) => ({ codeHash, id })))).not.toContain(code)
  })
})

/**
 * Requests codes for a mobile, each from a new network and 1.1 minutes after the previous one. Returns the
 * number of requests, from which the caller computes the time of the next request.
 */
async function askAsStrangers(
  mobile: string,
  times: number,
  ask: (visitor: Visitor, mobile: string) => Promise<{ success: boolean }> = askForLoginCode,
): Promise<number> {
  for (let minute = 0; minute < times; minute++) {
    await moveClock(opened, minute * 1.1 * MINUTE)
    const visitor = visit(opened, { ip: `198.51.100.${minute}` })
    expect(await ask(visitor, mobile)).toMatchObject({ success: true })
  }
  await moveClock(opened, times * 1.1 * MINUTE)
  return times
}

function refusalOf(answer: { success: boolean }, code: string): { retryAfter: number } {
  expect(answer).toMatchObject({ success: false, code })
  return (answer as unknown as { value: { retryAfter: number } }).value
}
