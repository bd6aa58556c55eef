import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { login } from '#protocol/auth/login.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, knownPassword, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
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

test('[CALL-01] [CALL-49] starts a session for a username and password and returns the member’s profile', async () => {
  const { account, id } = await makeMember(opened, { nickname: 'Ana', icon: '3', vipLevel: 2 })
  const visitor = visit(opened)
  const first = await logInAs(visitor, account)
  expect(first).toMatchObject({
    success: true,
    value: {
      firstTimeLogin: true,
      passwordExpired: false,
      member: { id: String(id), account, nickname: 'Ana', type: 0, currency: 'BRL', lastLogin: null },
    },
  })
  const second = await logInAs(visitor, account)
  expect(second).toMatchObject({ success: true, value: { firstTimeLogin: false } })
  if (!first.success || !second.success) throw new Error('Nobody is logged in')
  expect(second.value.token).not.toBe(first.value.token)
  const info = await visitor.read(readMemberInfo, {}, { token: second.value.token })
  expect(info).toEqual(second.value.member)
  expect(info.lastLogin).not.toBeNull()
})

test('ignores blanks around the username and password, and the username’s letter case', async () => {
  const { account } = await makeMember(opened)
  const given = { password: `  ${knownPassword} ` }
  expect(await logInAs(visit(opened), ` ${account.toUpperCase()} `, given)).toMatchObject({ success: true })
})

test('accepts a password with composed or decomposed accents', async () => {
  const composed = 'maçã-não-é-1'.normalize('NFC')
  for (const [set, typed] of [
    [composed, composed.normalize('NFD')],
    [composed.normalize('NFD'), composed],
  ] as const) {
    const { account } = await makeMember(opened, { password: set })
    expect(await logInAs(visit(opened), account, { password: typed })).toMatchObject({ success: true })
  }
})

test('accepts a password hashed with decomposed accents and replaces the old hash', async () => {
  const apart = 'maçã-não-é-1'.normalize('NFD')
  const { account, id } = await makeMember(opened)
  const { database } = opened.platform
  const passwordHash = await hash(apart, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await database.update(member).set({ passwordHash }).where(eq(member.id, id))
  expect(await logInAs(visit(opened), account, { password: apart })).toMatchObject({ success: true })
  const [renewed] = await database.select().from(member).where(eq(member.id, id))
  expect(renewed?.passwordHash).not.toBe(passwordHash)
  const composed = apart.normalize('NFC')
  expect(await logInAs(visit(opened), account, { password: composed })).toMatchObject({ success: true })
})

test('treats an unknown username exactly like a wrong password, including the captcha', async () => {
  const { account } = await makeMember(opened)
  const answersFor = async (name: string, ip: string) => {
    const visitor = visit(opened, { ip })
    const answers = []
    for (let attempt = 0; attempt < 4; attempt++) answers.push(await fail(visitor, name))
    return answers
  }
  const known = await answersFor(account, '198.51.100.1')
  expect(known).toMatchObject([
    { code: 'login.wrong', value: { captcha: false } },
    { code: 'login.wrong', value: { captcha: false } },
    { code: 'login.wrong', value: { captcha: true } },
    { code: 'login.captchaNeeded', value: { captcha: true } },
  ])
  expect(await answersFor('nobody-of-that-name', '198.51.100.2')).toEqual(known)
})

test('rejects every password for an account that has no password', async () => {
  const { account, id } = await makeMember(opened)
  await opened.platform.database.update(member).set({ passwordHash: null }).where(eq(member.id, id))
  expect(await logInAs(visit(opened), account)).toMatchObject({ code: 'login.wrong' })
})

describe('Captcha at login', () => {
  const failThrice = async (account: string) => {
    const visitor = visit(opened)
    for (let attempt = 0; attempt < 3; attempt++) await fail(visitor, account)
    return visitor
  }

  test('is required after three failures, until a login succeeds', async () => {
    const { account } = await makeMember(opened)
    const visitor = await failThrice(account)
    expect(await logInAs(visitor, account)).toMatchObject({ code: 'login.captchaNeeded' })
    const captcha = await visitor.lookAtCaptcha()
    expect(await logInAs(visitor, account, { captcha })).toMatchObject({ success: true })
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
  })

  test('is valid once, within five minutes, and only for the visitor who requested it', async () => {
    const { account } = await makeMember(opened)
    const visitor = await failThrice(account)
    const captcha = await visitor.lookAtCaptcha()
    expect(await logInAs(visit(opened), account, { captcha })).toMatchObject({ code: 'login.captchaWrong' })
    expect(await fail(visitor, account, captcha)).toMatchObject({ code: 'login.wrong' })
    expect(await logInAs(visitor, account, { captcha })).toMatchObject({ code: 'login.captchaWrong' })
    const late = await visitor.lookAtCaptcha()
    await moveClock(opened, 5 * MINUTE + 1_000)
    expect(await logInAs(visitor, account, { captcha: late })).toMatchObject({ code: 'login.captchaWrong' })
  })

  test('uses up no password attempt when its answer is wrong', async () => {
    const { account } = await makeMember(opened)
    const visitor = await failThrice(account)
    for (let attempt = 0; attempt < 10; attempt++) {
      const captcha = (await visitor.lookAtCaptcha()) === '0000' ? '1111' : '0000'
      expect(await logInAs(visitor, account, { captcha })).toMatchObject({ code: 'login.captchaWrong' })
    }
    const captcha = await visitor.lookAtCaptcha()
    expect(await logInAs(visitor, account, { captcha })).toMatchObject({ success: true })
  })
})

describe('Login on the player and agent sites', () => {
  test.each([
    ['agent', 0, 'login.notAgent'],
    ['player', 9, 'login.notMember'],
  ] as const)(
    'is rejected on the %s site for member type %i, even if the password is correct',
    async (side, type, code) => {
      const { account } = await makeMember(opened, { type })
      expect(await logInAs(visit(opened), account, { side })).toMatchObject({ code })
      expect(await logInAs(visit(opened), account, { side, password: 'wrong-one' })).toMatchObject({
        code: 'login.wrong',
      })
    },
  )

  test.each([1, 2, 41, 42])('is accepted on the agent site for member type %i', async (type) => {
    const { account } = await makeMember(opened, { type })
    expect(await logInAs(visit(opened), account, { side: 'agent' })).toMatchObject({ success: true })
  })

  test('is rejected with a reason if the account is closed, and the account’s sessions no longer work', async () => {
    const closing = await makeMember(opened)
    const token = await enter(opened, closing)
    await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, closing.id))
    expect(await logInAs(visit(opened), closing.account)).toMatchObject({ code: 'login.closed' })
    expect(await visit(opened).ask(readMemberInfo, {}, { token })).toMatchObject({ status: 401 })
  })
})

test('starts no session when the password is replaced during the login', async () => {
  const { account, id } = await makeMember(opened)
  const { database } = opened.platform
  const passwordHash = await hashPassword('another-one-2')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const replacing = database.transaction(async (tx) => {
    await tx.update(member).set({ passwordHash }).where(eq(member.id, id))
    await held
  })
  const loggingIn = logInAs(visit(opened), account)
  await expect.poll(() => waitingForLocks(), { timeout: 5_000 }).toBe(1)
  release()
  await replacing
  expect(await loggingIn).toMatchObject({ code: 'login.wrong' })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await opened.platform.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('accepts a slider proof only once, and only for its action and client', async () => {
  const { account: username } = await makeMember(opened)
  const visitor = visit(opened)
  const attempt = { type: 'username', username, password: knownPassword, side: 'player' } as const
  const slider = await visitor.solveSlider('login')
  expect(await visit(opened).ask(login, { ...attempt, slider })).toMatchObject({ code: 'login.sliderFailed' })
  expect(await visitor.ask(login, { ...attempt, slider })).toMatchObject({ success: true })
  expect(await visitor.ask(login, { ...attempt, slider })).toMatchObject({ code: 'login.sliderFailed' })
  const other = await visitor.solveSlider('loginCode')
  expect(await visitor.ask(login, { ...attempt, slider: other })).toMatchObject({
    code: 'login.sliderFailed',
  })
})

test('rejects a login whose body is not encrypted', async () => {
  const { account: username } = await makeMember(opened)
  const visitor = visit(opened)
  const slider = await visitor.solveSlider('login')
  const body = { type: 'username', username, password: knownPassword, slider, side: 'player' }
  expect((await visitor.send(login, JSON.stringify(body))).status).toBe(422)
})
