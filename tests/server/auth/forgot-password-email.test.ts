import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { forgotPasswordByEmail } from '#protocol/auth/forgot-password.ts'
import { listRememberedDevices } from '#protocol/auth/remembered-devices.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { temporaryPassword } from '#server/auth/passwords/temporary-password.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  giveCode,
  logInFrom,
  makeGuardedMember,
  reachTwoFactor,
  rememberDevice,
  STEP,
} from '#tests/support/auth/authenticator.ts'
import { mailedPassword, mailsTo } from '#tests/support/auth/mail.ts'
import { atOnce, type OpenedPlatform, tally, type Visitor, visit } from '#tests/support/client.ts'
import { changeOwnPassword, enter, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

let mailboxes = 0
async function makeMailMember(given: Parameters<typeof makeMember>[1] = {}) {
  const email = `box${mailboxes++}@palpite.example`
  return { ...(await makeMember(opened, { ...given, email })), email }
}

async function askForMail(visitor: Visitor, username: string, email: string) {
  const slider = await visitor.solveSlider('forgotEmail')
  return visitor.ask(forgotPasswordByEmail, { username, email, slider })
}

async function passwordMailedTo({ account, email }: { account: string; email: string }): Promise<string> {
  expect(await askForMail(visit(opened), account, email)).toMatchObject({ success: true, value: {} })
  return mailedPassword(opened, email)
}

const statusOf = async (token: string) => (await visit(opened).ask(readMemberInfo, {}, { token })).status

test('[CALL-10] emails a password that logs in once and must then be changed', async () => {
  const forgetful = await makeMailMember()
  const password = await passwordMailedTo(forgetful)
  const visitor = visit(opened)
  const answer = await logInAs(visitor, forgetful.account, { password })
  expect(answer).toMatchObject({ success: true, value: { member: { passwordDefault: true } } })
  if (!answer.success) throw new Error('Nobody is logged in')
  const { token } = answer.value
  const refused = await visitor.ask(readBalance, {}, { token })
  expect(refused).toMatchObject({ status: 403, code: 'password.changeNeeded' })
  expect(await logInAs(visitor, forgetful.account, { password })).toMatchObject({ code: 'login.wrong' })

  const newPassword = 'fresh-water-2'
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  expect(await visitor.ask(changePassword, change, { token })).toMatchObject({ success: true })
  expect(await visitor.ask(readBalance, {}, { token })).toMatchObject({ success: true })
  expect(await logInAs(visitor, forgetful.account, { password: newPassword })).toMatchObject({
    success: true,
    value: { member: { passwordDefault: false } },
  })
})

test('keeps the old password and sessions valid until the emailed password is used', async () => {
  const forgetful = await makeMailMember()
  const token = await enter(opened, forgetful)
  const password = await passwordMailedTo(forgetful)
  expect(await statusOf(token)).toBe(200)
  expect(await logInAs(visit(opened), forgetful.account)).toMatchObject({
    success: true,
    value: { member: { passwordDefault: false } },
  })
  expect(await logInAs(visit(opened), forgetful.account, { password })).toMatchObject({ success: true })
  expect(await logInAs(visit(opened), forgetful.account)).toMatchObject({ code: 'login.wrong' })
  expect(await statusOf(token)).toBe(401)
})

describe('Emailed password', () => {
  test('logs in only once when ten logins arrive concurrently', async () => {
    const forgetful = await makeMailMember()
    const password = await passwordMailedTo(forgetful)
    const visitors = Array.from({ length: 10 }, (_, index) => visit(opened, { ip: `198.51.100.${index}` }))
    const answers = await Promise.all(
      visitors.map((visitor) => logInAs(visitor, forgetful.account, { password })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test.each([
    [59.9, { success: true }],
    [60.1, { code: 'login.wrong' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const forgetful = await makeMailMember()
    const password = await passwordMailedTo(forgetful)
    await moveClock(opened, minutes * MINUTE)
    expect(await logInAs(visit(opened), forgetful.account, { password })).toMatchObject(outcome)
  })

  test('expires when another password is emailed', async () => {
    const forgetful = await makeMailMember()
    const first = await passwordMailedTo(forgetful)
    const second = await passwordMailedTo(forgetful)
    expect(second).not.toBe(first)
    const refused = await logInAs(visit(opened), forgetful.account, { password: first })
    expect(refused).toMatchObject({ code: 'login.wrong' })
    expect(await logInAs(visit(opened), forgetful.account, { password: second })).toMatchObject({
      success: true,
    })
  })

  test('expires when the member changes the old password', async () => {
    const forgetful = await makeMailMember()
    const password = await passwordMailedTo(forgetful)
    await changeOwnPassword(opened, forgetful, 'fresh-water-2')
    expect(await logInAs(visit(opened), forgetful.account, { password })).toMatchObject({
      code: 'login.wrong',
    })
  })

  test('is rejected for another account', async () => {
    const [forgetful, other] = [await makeMailMember(), await makeMailMember()]
    const password = await passwordMailedTo(forgetful)
    expect(await logInAs(visit(opened), other.account, { password })).toMatchObject({ code: 'login.wrong' })
  })

  test('is stored only as a hash', async () => {
    const forgetful = await makeMailMember()
    const password = await passwordMailedTo(forgetful)
    const rows = await opened.platform.database
      .select()
      .from(temporaryPassword)
      .where(eq(temporaryPassword.memberId, forgetful.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  test('is used up by a completed two-factor login, which also forgets remembered devices', async () => {
    const email = 'vera@palpite.example'
    const guarded = await makeGuardedMember(opened, { email })
    const visitor = visit(opened)
    const device = await rememberDevice(opened, visitor, guarded)
    await moveClock(opened, 2 * STEP)
    const password = await passwordMailedTo({ account: guarded.account, email })
    await reachTwoFactor(visitor, guarded.account, password)
    expect(await logInFrom(visitor, device, guarded.account)).toMatchObject({ success: true })
    const challenge = await reachTwoFactor(visitor, guarded.account, password)
    expect(await giveCode(visitor, challenge, await codeOf(opened, guarded.secret))).toMatchObject({
      success: true,
      value: { member: { passwordDefault: true } },
    })
    expect(await logInAs(visitor, guarded.account, { password })).toMatchObject({ code: 'login.wrong' })
    const token = await enter(opened, guarded, 'sms')
    expect(await visitor.read(listRememberedDevices, {}, { token })).toEqual({ devices: [] })
  })
})

describe('Username and email address', () => {
  test('are rejected, and no email is sent, when they do not belong together', async () => {
    const [one, other] = [await makeMailMember(), await makeMailMember()]
    for (const [account, email] of [
      [one.account, other.email],
      ['nobody-of-that-name', one.email],
      [one.account, 'nobody@palpite.example'],
    ] as const) {
      expect(await askForMail(visit(opened), account, email)).toMatchObject({ code: 'forgot.unknown' })
      expect(await mailsTo(opened, email)).toEqual([])
    }
  })

  test('are accepted in capitals and with surrounding blanks', async () => {
    const { account, email } = await makeMailMember()
    const typed = [` ${account.toUpperCase()} `, ` ${email.toUpperCase()} `] as const
    expect(await askForMail(visit(opened), ...typed)).toMatchObject({ success: true })
    expect(await mailsTo(opened, email)).toHaveLength(1)
  })
})

test.each(['pt', 'en'] as const)('emails a password in the request’s language: %s', async (language) => {
  const { account, email } = await makeMailMember()
  await askForMail(visit(opened, { language }), account, email)
  const [text] = await mailsTo(opened, email)
  const password = await mailedPassword(opened, email)
  expect(text).toBe(textIn(language, 'password.temporary', { brand: 'Palpite', password, minutes: 60 }))
})

describe('Checks before a password is emailed', () => {
  test('require a slider proof for this action, and use it up', async () => {
    const { account: username, email } = await makeMailMember()
    const visitor = visit(opened)
    const slider = await visitor.solveSlider('forgotEmail')
    const asked = { username, email, slider }
    expect(await visit(opened).ask(forgotPasswordByEmail, asked)).toMatchObject({
      code: 'forgot.sliderFailed',
    })
    const answers = await atOnce(5, () => visitor.ask(forgotPasswordByEmail, asked))
    expect(tally(answers)).toEqual({ done: 1, 'forgot.sliderFailed': 4 })
    const other = { ...asked, slider: await visitor.solveSlider('forgotCode') }
    expect(await visitor.ask(forgotPasswordByEmail, other)).toMatchObject({ code: 'forgot.sliderFailed' })
    expect(await mailsTo(opened, email)).toHaveLength(1)
  })

  test('allow five requests an hour for an account, whether or not it exists, from any IP address', async () => {
    const { account, email } = await makeMailMember()
    for (const [username, outcome] of [
      [account, { success: true }],
      ['nobody-of-that-name', { code: 'forgot.unknown' }],
    ] as const) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const visitor = visit(opened, { ip: `198.51.100.${attempt}` })
        expect(await askForMail(visitor, username, email)).toMatchObject(outcome)
      }
      const refused = await askForMail(visit(opened), username, email)
      expect(refused).toMatchObject({ code: 'forgot.throttled' })
    }
  })

  test('allow an IP address twenty requests an hour across all accounts', async () => {
    const visitor = visit(opened, { ip: '198.51.100.200' })
    const ask = (index: number) => askForMail(visitor, `nobody-${index}`, 'nobody@palpite.example')
    for (let index = 0; index < 20; index++)
      expect(await ask(index)).toMatchObject({ code: 'forgot.unknown' })
    expect(await ask(20)).toMatchObject({ code: 'forgot.throttled' })
    const { account, email } = await makeMailMember()
    expect(await askForMail(visit(opened), account, email)).toMatchObject({ success: true })
  })
})

test('accepts a request for an emailed password as a form but not as JSON', async () => {
  const { account: username, email } = await makeMailMember()
  const visitor = visit(opened)
  const send = async (type: string, encode: (fields: Record<string, string>) => string) => {
    const slider = await visitor.solveSlider('forgotEmail')
    const { status } = await opened.request(forgotPasswordByEmail.path, {
      method: 'POST',
      headers: { 'client-id': visitor.clientId, 'content-type': type },
      body: encode({ username, email, slider }),
    })
    return status
  }
  const asForm = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  expect(await send('application/x-www-form-urlencoded; charset=UTF-8', asForm)).toBe(200)
  expect(await send('application/json', JSON.stringify)).toBe(422)
  expect(await send('application/x-www-form-urlencoded', JSON.stringify)).toBe(422)
})
