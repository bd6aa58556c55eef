import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { registerByUsername } from '#protocol/auth/registration.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { member } from '#server/identity/member.table.ts'
import { isPassword } from '#server/identity/password-hash.ts'
import { outbox } from '#server/notifications/outbox.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { signupProfile } from '#server/team/signup-profile.table.ts'
import {
  newcomer,
  newUsername,
  openForRegistrations,
  ownDomain,
  registerAs,
  setRules,
  switchOff,
} from '#tests/support/auth/registration.ts'
import { brazil, newMobile } from '#tests/support/auth/sms.ts'
import { visit } from '#tests/support/client.ts'
import { knownPassword, logInAs, makeMember } from '#tests/support/members.ts'

const opened = await openForRegistrations()

async function kept(account: string) {
  const [found] = await opened.platform.database
    .select({ member, signupProfile })
    .from(member)
    .innerJoin(signupProfile, eq(signupProfile.memberId, member.id))
    .where(eq(member.account, account))
  if (!found) throw new Error(`${account} is not registered`)
  return found
}

test('[CALL-07] registers a member by username, creates an empty wallet and logs the member in', async () => {
  const username = newUsername()
  const visitor = newcomer(opened)
  const answer = await registerAs(visitor, { username: username.toUpperCase() })
  expect(answer).toMatchObject({
    success: true,
    value: {
      firstTimeLogin: true,
      passwordExpired: false,
      member: { account: username, type: 0, passwordDefault: false, lastLogin: null },
    },
  })
  if (!answer.success) throw new Error('Nobody is registered')
  const { token } = answer.value
  expect(await visitor.read(readMemberInfo, {}, { token })).toEqual(answer.value.member)
  expect(await visitor.read(readBalance, {}, { token })).toMatchObject({ balance: 0, currency: 'BRL' })
  const again = await logInAs(visitor, username)
  expect(again).toMatchObject({ success: true, value: { firstTimeLogin: false } })
  const plain = JSON.stringify({ username: newUsername() })
  expect((await visitor.send(registerByUsername, plain)).status).toBe(422)
})

test('stores the form’s details, the agent and the referrer of a new member', async () => {
  const agent = await makeMember(opened, { type: 2, invitationCode: 'SUL2026' })
  const friend = await makeMember(opened, { invitationCode: 'AMIGA234' })
  const username = newUsername()
  const told = {
    registerUrl: `https://${ownDomain}/register?referralCode=AMIGA234`,
    domain: `www.${ownDomain}`,
    affiliateCode: 'sul2026',
    referralCode: 'amiga234',
  }
  expect(await registerAs(newcomer(opened), { username, ...told })).toMatchObject({ success: true })
  const row = await kept(username)
  expect(row.signupProfile).toMatchObject({ way: 'username', ...told })
  expect(row.member).toMatchObject({ uplineId: agent.id, referrerId: friend.id })
})

test('stores only enabled fields, and hashes secret ones', async () => {
  const [on, secret] = [{ enabled: true }, 'hidden-word-7']
  await setRules(opened, {
    nickname: on,
    idNumber: on,
    birthday: on,
    paymentPassword: on,
    verifyPwd: on,
  })
  const username = newUsername()
  const filled = { payeeName: 'Ana Lúcia', email: ' Ana@Palpite.example', nickname: 'Aninha' }
  const documents = { idNumber: '12345678901', birthday: '1990-02-28' }
  const answer = await registerAs(newcomer(opened), {
    username,
    ...filled,
    ...documents,
    paymentPassword: '482915',
    verifyPwd: secret,
    occupation: 'not asked for',
  })
  expect(answer).toMatchObject({ success: true, value: { member: { nickname: 'Aninha' } } })
  const row = await kept(username)
  expect(row.member).toMatchObject({
    userName: 'Ana Lúcia',
    email: 'Ana@Palpite.example',
    nickname: 'Aninha',
  })
  expect(row.signupProfile.details).toEqual(documents)
  expect(await isPassword(row.member.passwordHash, knownPassword)).toBe(true)
  expect(await isPassword(row.member.paymentPasswordHash, '482915')).toBe(true)
  expect(await isPassword(row.signupProfile.verifyPasswordHash, secret)).toBe(true)
  for (const word of [knownPassword, '482915', secret]) expect(JSON.stringify(row)).not.toContain(`"${word}"`)
})

test('keeps identity numbers out of the outbox and error reports', async () => {
  await setRules(opened, { idNumber: { enabled: true } })
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  const idNumber = '98765432109'
  const { pool, database } = opened.platform
  await pool.query(`
    create function refuse_all() returns trigger language plpgsql as $$ begin raise exception 'Full: %', new; end $$;
    create trigger refusing before insert on signup_profile for each row execute function refuse_all()`)
  const username = newUsername()
  const failed = await registerAs(newcomer(opened), { username, idNumber })
  await pool.query('drop function refuse_all cascade')
  const reported = JSON.stringify(reports.mock.calls)
  reports.mockRestore()
  expect(failed).toMatchObject({ status: 500, code: 'server.failed' })
  expect(reported).toContain('A statement failed (P0001): insert into')
  expect(reported).not.toContain(idNumber)
  expect(await database.select().from(member).where(eq(member.account, username))).toEqual([])
  expect(await registerAs(newcomer(opened), { username, idNumber })).toMatchObject({ success: true })
  expect(JSON.stringify(await database.select().from(outbox))).not.toContain(idNumber)
})

describe('Checks before the form is validated', () => {
  test.each([['DIRECTREG3'], ['USERNAMEREG3']] as const)(
    'require that the module %s is enabled',
    async (module) => {
      await switchOff(opened, module)
      expect(await registerAs(newcomer(opened))).toMatchObject({ code: 'register.off' })
      await switchOff(opened, 'MOBILENUMREG3')
      expect(await registerAs(newcomer(opened))).toMatchObject({ success: true })
    },
  )

  test('accept a slider proof only once, and only for its action and client, even if the form is rejected', async () => {
    const visitor = newcomer(opened)
    const slider = await visitor.solveSlider('register')
    expect(await registerAs(newcomer(opened), { slider })).toMatchObject({ code: 'register.sliderFailed' })
    expect(await registerAs(visitor, { slider, username: '1' })).toMatchObject({
      code: 'register.fieldsRefused',
    })
    expect(await registerAs(visitor, { slider })).toMatchObject({ code: 'register.sliderFailed' })
    const other = await visitor.solveSlider('registerCode')
    expect(await registerAs(visitor, { slider: other })).toMatchObject({ code: 'register.sliderFailed' })
  })

  test('require the captcha if the site shows it, and accept it only once', async () => {
    expect(await registerAs(newcomer(opened), { captcha: '' })).toMatchObject({ success: true })
    const site = { ...settings.site.initial, publicCaptcha: true }
    await writeSetting(opened.platform.database, settings.site, site)
    const visitor = newcomer(opened)
    expect(await registerAs(visitor)).toMatchObject({ code: 'register.captchaWrong' })
    const captcha = await visitor.lookAtCaptcha()
    expect(await registerAs(newcomer(opened), { captcha })).toMatchObject({ code: 'register.captchaWrong' })
    expect(await registerAs(visitor, { captcha, username: '1' })).toMatchObject({
      code: 'register.fieldsRefused',
    })
    expect(await registerAs(visitor, { captcha })).toMatchObject({ code: 'register.captchaWrong' })
    expect(await registerAs(visitor, { captcha: await visitor.lookAtCaptcha() })).toMatchObject({
      success: true,
    })
  })

  test('reject an invalid Firebase token without revealing whether the mobile is registered', async () => {
    const mobileNum = newMobile()
    await makeMember(opened, { mobile: `+${brazil}${mobileNum}` })
    const firebase = { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' } as const
    for (const number of [mobileNum, newMobile()])
      expect(await registerAs(newcomer(opened), { mobileNum: number, ...firebase })).toMatchObject({
        code: 'register.firebaseRefused',
      })
  })
})

describe('Affiliate and referral codes', () => {
  test('set an agent as the upline and a member as the referrer, whichever field contains the code', async () => {
    const agent = await makeMember(opened, { type: 1, invitationCode: 'NORTE26' })
    const friend = await makeMember(opened, { invitationCode: 'AMIGO567' })
    const expected = { uplineId: agent.id, referrerId: friend.id }
    for (const codes of [
      { affiliateCode: 'NORTE26', referralCode: 'AMIGO567' },
      { affiliateCode: 'AMIGO567', referralCode: 'NORTE26' },
    ]) {
      const username = newUsername()
      await registerAs(newcomer(opened), { username, ...codes })
      expect((await kept(username)).member).toMatchObject(expected)
    }
    const username = newUsername()
    await registerAs(newcomer(opened), { username })
    expect((await kept(username)).member).toMatchObject({ uplineId: null, referrerId: null })
  })

  test.each([
    ['typed code', { affiliateCode: 'NOBODYS1' }],
    ['domain', { affiliateCode: 'PRAIA26', domain: 'elsewhere.example' }],
  ])('reject an unknown %s and create no member', async (_what, off) => {
    const codes = { ...off, username: newUsername() }
    expect(await registerAs(newcomer(opened), codes)).toMatchObject({ code: 'register.affiliateInvalid' })
    expect(await logInAs(visit(opened), codes.username)).toMatchObject({ code: 'login.wrong' })
  })

  test('ignore an unknown referral code in the URL', async () => {
    const username = newUsername()
    await registerAs(newcomer(opened), { username, referralCode: 'NOBODYS1' })
    expect((await kept(username)).member).toMatchObject({ uplineId: null, referrerId: null })
  })

  test('include each new member’s personal code, with which other people can register', async () => {
    const [first, second] = [newUsername(), newUsername()]
    await registerAs(newcomer(opened), { username: first })
    const { invitationCode, id } = (await kept(first)).member
    expect(invitationCode).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/)
    await registerAs(newcomer(opened), { username: second, referralCode: invitationCode ?? '' })
    expect((await kept(second)).member).toMatchObject({ referrerId: id })
    expect((await kept(second)).member.invitationCode).not.toBe(invitationCode)
  })
})

test('rejects the default password at registration, as a password change does', async () => {
  const { weakDefault } = settings.passwords.initial
  const visitor = newcomer(opened)
  const refused = await registerAs(visitor, { password: weakDefault })
  expect(refused).toMatchObject({ value: { fields: [{ field: 'password', reason: 'pattern' }] } })
  const answer = await registerAs(visitor)
  if (!answer.success) throw new Error('Nobody is registered')
  const change = { oldPassword: knownPassword, newPassword: weakDefault, confirmNewPassword: weakDefault }
  const changing = await visitor.ask(changePassword, change, { token: answer.value.token })
  expect(changing).toMatchObject({ code: 'password.default' })
})
