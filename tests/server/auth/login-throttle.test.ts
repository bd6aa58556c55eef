import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

const fail = (visitor: ReturnType<typeof visit>, account: string, captcha?: string) =>
  logInAs(visitor, account, { password: 'not-the-password', ...(captcha && { captcha }) })

describe('Too many failed logins', () => {
  const failTenTimes = async (account: string) => {
    const visitor = visit(opened)
    await writeSetting(opened.platform.database, settings.logins, {
      ...settings.logins.initial,
      captchaAfter: 100,
    })
    for (let attempt = 0; attempt < 10; attempt++) await fail(visitor, account)
    return visitor
  }
  afterAll(() => writeSetting(opened.platform.database, settings.logins, settings.logins.initial))

  test('lock one account for five minutes, even for the correct password', async () => {
    const { account } = await makeMember(opened)
    const other = await makeMember(opened)
    const visitor = await failTenTimes(account)
    const refused = await logInAs(visitor, account)
    expect(refused).toMatchObject({ code: 'login.throttled' })
    const { retryAfter } = (refused as { value: { retryAfter: number } }).value
    expect(retryAfter).toBeGreaterThan(4.5 * MINUTE)
    expect(retryAfter).toBeLessThanOrEqual(5 * MINUTE)
    expect(await logInAs(visitor, other.account)).toMatchObject({ success: true })
    await moveClock(opened, 4.5 * MINUTE)
    expect(await logInAs(visitor, account)).toMatchObject({ code: 'login.throttled' })
    await moveClock(opened, 5.1 * MINUTE)
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
  })

  test('allow one attempt after the wait, rather than another ten', async () => {
    const { account } = await makeMember(opened)
    const visitor = await failTenTimes(account)
    await moveClock(opened, 5.1 * MINUTE)
    expect(await fail(visitor, account)).toMatchObject({ code: 'login.wrong' })
    expect(await logInAs(visitor, account)).toMatchObject({ code: 'login.throttled' })
  })

  test('are forgotten after an hour', async () => {
    const { account } = await makeMember(opened)
    const visitor = await failTenTimes(account)
    await moveClock(opened, 61 * MINUTE)
    expect(await fail(visitor, account)).toMatchObject({ code: 'login.wrong' })
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
  })

  test('lock an IP address after five times as many failures as one account, counted across all accounts', async () => {
    const limits = { ...settings.logins.initial, captchaAfter: 100, throttleAfter: 2 }
    await writeSetting(opened.platform.database, settings.logins, limits)
    const visitor = visit(opened, { ip: '198.51.100.9' })
    for (let name = 0; name < 9; name++) await fail(visitor, `nobody-${name}`)
    const { account } = await makeMember(opened)
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
    await fail(visitor, 'nobody-9')
    expect(await logInAs(visitor, account)).toMatchObject({ code: 'login.throttled' })
    expect(await logInAs(visit(opened, { ip: '198.51.100.10' }), account)).toMatchObject({ success: true })
  })

  test('are never caused by successful logins', async () => {
    const limits = { ...settings.logins.initial, throttleAfter: 1 }
    await writeSetting(opened.platform.database, settings.logins, limits)
    const { account } = await makeMember(opened)
    for (let login = 0; login < 7; login++) {
      expect(await logInAs(visit(opened), account)).toMatchObject({ success: true })
    }
  })

  test('lock the account after ten failures, even when twenty logins arrive concurrently', async () => {
    await writeSetting(opened.platform.database, settings.logins, {
      ...settings.logins.initial,
      captchaAfter: 100,
    })
    const { account } = await makeMember(opened)
    const answers = await atOnce(20, () => fail(visit(opened), account))
    expect(tally(answers)).toEqual({ 'login.wrong': 10, 'login.throttled': 10 })
  })
})
