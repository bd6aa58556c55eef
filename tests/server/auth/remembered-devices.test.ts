import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#protocol/auth/login.ts'
import { forgetRememberedDevice, listRememberedDevices } from '#protocol/auth/remembered-devices.ts'
import { removeTwoFactor } from '#protocol/auth/two-factor.ts'
import { rememberedDevice } from '#server/auth/known-clients/remembered-device.table.ts'
import { deviceName } from '#server/identity/device-name.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  logInFrom,
  makeGuardedMember,
  rememberDevice,
  STEP,
} from '#tests/support/auth/authenticator.ts'
import { askForLoginCode, brazil, newMobile } from '#tests/support/auth/sms.ts'
import { newestCode, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { changeOwnPassword, enter, knownPassword, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const DAY = 86_400_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

type Given = Parameters<typeof makeGuardedMember>[1]

async function makeRemembered(given: Given = {}) {
  const guarded = await makeGuardedMember(opened, given)
  const visitor = visit(opened)
  const device = await rememberDevice(opened, visitor, guarded)
  return { ...guarded, visitor, device, token: await enter(opened, guarded) }
}

const isAsked = { code: 'login.secondStepNeeded' }

describe('Remembered device', () => {
  test('needs no two-factor code for later logins, even in other tabs', async () => {
    const { account, device } = await makeRemembered()
    for (let time = 0; time < 2; time++) {
      expect(await logInFrom(visit(opened), device, account)).toMatchObject({
        success: true,
        value: { member: { account } },
      })
    }
  })

  test('needs no two-factor code for a login by SMS code', async () => {
    const mobileNum = newMobile()
    const mobile = `+${brazil}${mobileNum}`
    const { device, visitor } = await makeRemembered({ mobile })
    await askForLoginCode(visitor, mobileNum)
    const verificationCode = await newestCode(opened, mobile)
    const number = { mobileNum, countryDialingCode: brazil, verificationCode }
    const answer = await visitor.ask(login, { type: 'sms', ...number, side: 'player', device })
    expect(answer).toMatchObject({ success: true })
  })

  test('is accepted for its own member only', async () => {
    const [one, other] = [await makeRemembered(), await makeRemembered()]
    expect(await logInFrom(visit(opened), one.device, other.account)).toMatchObject(isAsked)
    expect(await logInFrom(visit(opened), 'made-up', one.account)).toMatchObject(isAsked)
  })

  test.each([
    [29.9, { success: true }],
    [30.1, isAsked],
  ])('is accepted before it expires and rejected afterwards: %f days', async (days, outcome) => {
    const { account, device } = await makeRemembered()
    await moveClock(opened, days * DAY)
    expect(await logInFrom(visit(opened), device, account)).toMatchObject(outcome)
  })

  test('is forgotten after a password change', async () => {
    const remembered = await makeRemembered()
    await changeOwnPassword(opened, remembered, 'fresh-water-2')
    expect(
      await logInFrom(visit(opened), remembered.device, remembered.account, 'fresh-water-2'),
    ).toMatchObject(isAsked)
  })

  test('is forgotten when two-factor authentication is disabled', async () => {
    const { secret, token, visitor } = await makeRemembered()
    await moveClock(opened, STEP)
    const proof = { password: knownPassword, code: await codeOf(opened, secret) }
    await visitor.read(removeTwoFactor, proof, { token })
    expect(await visitor.read(listRememberedDevices, {}, { token })).toEqual({ devices: [] })
  })

  test('is stored only as a hash', async () => {
    const { device } = await makeRemembered()
    const rows = await opened.platform.database.select().from(rememberedDevice)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(device)
  })
})

describe('List of remembered devices', () => {
  test('shows when each device was remembered and last used, with the most recent device first', async () => {
    const guarded = await makeGuardedMember(opened)
    const first = await rememberDevice(opened, visit(opened), guarded)
    await moveClock(opened, DAY)
    await rememberDevice(opened, visit(opened), guarded)
    const token = await enter(opened, guarded)
    const read = () => visit(opened).read(listRememberedDevices, {}, { token })
    const [second, older] = (await read()).devices
    expect(older?.lastUsedAt).toBe(older?.rememberedAt)
    await moveClock(opened, 1.1 * DAY)
    await logInFrom(visit(opened), first, guarded.account)
    const { devices } = await read()
    expect(devices.map(({ id }) => id)).toEqual([older?.id, second?.id])
    const since = Date.parse(devices[0]?.lastUsedAt ?? '') - Date.parse(devices[0]?.rememberedAt ?? '')
    expect(since).toBeGreaterThan(DAY)
    await moveClock(opened, 30.5 * DAY)
    const later = await visit(opened).read(listRememberedDevices, {}, { token: await enter(opened, guarded) })
    expect(later.devices.map(({ id }) => id)).toEqual([second?.id])
  })

  test('lets members remove only their own devices', async () => {
    const [one, other] = [await makeRemembered(), await makeRemembered()]
    const listed = await one.visitor.read(listRememberedDevices, {}, { token: one.token })
    const id = listed.devices[0]?.id ?? ''
    const forget = (token: string) => visit(opened).ask(forgetRememberedDevice, { id }, { token })
    expect(await forget(other.token)).toMatchObject({ success: true })
    expect(await logInFrom(visit(opened), one.device, one.account)).toMatchObject({ success: true })
    expect(await forget(one.token)).toMatchObject({ success: true })
    expect(await logInFrom(visit(opened), one.device, one.account)).toMatchObject(isAsked)
  })
})

describe('Device name', () => {
  const mozilla = 'Mozilla/5.0'
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const phone = '(iPhone; CPU iPhone OS 17_5 like Mac OS X)'

  test.each([
    [`${mozilla} (Linux; Android 10; K) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      `${mozilla} (Linux; Android 13) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [`${mozilla} ${phone} ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [`${mozilla} ${phone} ${webKit} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge, Windows',
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 OPR/114.0`,
      'Opera, Windows',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox, Linux'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`, 'Safari, Mac'],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/130.0 Safari/537.36`, 'Chrome, ChromeOS'],
    ['curl/8.0', ''],
    ['', ''],
  ])('is derived from the user agent: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
