import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '#server/identity/member.table.ts'
import {
  newcomer,
  newUsername,
  openForRegistrations,
  registerAs,
  registerCodeFor,
  registerMobile,
  setRules,
  switchOff,
} from '#tests/support/auth/registration.ts'
import {
  askForLoginCode,
  askForRegisterCode,
  brazil,
  logInByCode,
  makeMobileMember,
  newMobile,
} from '#tests/support/auth/sms.ts'
import { newestCode, otherCode, visit } from '#tests/support/client.ts'
import { logInAs, makeMember, moveClock } from '#tests/support/members.ts'

const MINUTE = 60_000

const opened = await openForRegistrations()

const registerWith = (mobileNum: string, verificationCode: string) =>
  registerMobile(newcomer(opened), { mobileNum, verificationCode })

const taken = { code: 'register.fieldsRefused', value: { fields: [{ field: 'mobileNum', reason: 'taken' }] } }
const codeMissing = {
  code: 'register.fieldsRefused',
  value: { fields: [{ field: 'verificationCode', reason: 'missing' }] },
}

const membersOf = (mobileNum: string) =>
  opened.platform.database
    .select()
    .from(member)
    .where(eq(member.mobile, `+${brazil}${mobileNum}`))

test('[CALL-08] registers a member under the mobile number and logs them in', async () => {
  const mobileNum = newMobile()
  const answer = await registerWith(mobileNum, await registerCodeFor(opened, mobileNum))
  const account = `${brazil}${mobileNum}`
  expect(answer).toMatchObject({
    success: true,
    value: { firstTimeLogin: true, member: { account, userName: account, passwordExpired: false } },
  })
  if (!answer.success) throw new Error('Nobody is registered')
  expect(answer.value.member.nickname).toMatch(/^Player \d{4}$/)
  expect(await membersOf(mobileNum)).toMatchObject([{ account, passwordDefault: false }])
  expect(await logInAs(visit(opened), account)).toMatchObject({ success: true })
})

test('accepts only the full mobile number as username', async () => {
  const mobileNum = newMobile()
  const verificationCode = await registerCodeFor(opened, mobileNum)
  const given = { mobileNum, verificationCode }
  const refused = await registerMobile(newcomer(opened), { ...given, username: 'somebody' })
  expect(refused).toMatchObject({ value: { fields: [{ field: 'username', reason: 'differs' }] } })
  const answer = await registerMobile(newcomer(opened), { ...given, username: `${brazil}${mobileNum}` })
  expect(answer).toMatchObject({ success: true })
})

test('requires no password and allows logins by code when MOBILENUMPASSREG3 is off', async () => {
  await switchOff(opened, 'MOBILENUMPASSREG3')
  const mobileNum = newMobile()
  const verificationCode = await registerCodeFor(opened, mobileNum)
  const given = { mobileNum, verificationCode, password: undefined, confirmPassword: undefined }
  expect(await registerMobile(newcomer(opened), given)).toMatchObject({ success: true })
  expect(await membersOf(mobileNum)).toMatchObject([{ passwordHash: null, passwordSetAt: null }])
  expect(await logInAs(visit(opened), `${brazil}${mobileNum}`)).toMatchObject({ code: 'login.wrong' })
  await askForLoginCode(newcomer(opened), mobileNum)
  const code = await newestCode(opened, `+${brazil}${mobileNum}`)
  expect(await logInByCode(opened, mobileNum, code)).toMatchObject({ success: true })
})

test.each([['DIRECTREG3'], ['MOBILENUMREG3']] as const)(
  'rejects a registration by mobile while %s is off',
  async (module) => {
    await switchOff(opened, module)
    const mobileNum = newMobile()
    expect(await registerMobile(newcomer(opened), { mobileNum })).toMatchObject({ code: 'register.off' })
  },
)

test.each([
  ['too few digits for Brazil', { mobileNum: '119000000' }, 'pattern'],
  ['an unserved country', { mobileNum: '7911123456', countryDialingCode: '44' }, 'pattern'],
  ['fewer digits than the minimum', { mobileNum: '119000' }, 'tooShort'],
])('rejects a mobile with %s', async (_what, given, reason) => {
  const answer = await registerMobile(newcomer(opened), { ...given, verificationCode: '123456' })
  expect(answer).toMatchObject({ value: { fields: [{ field: 'mobileNum', reason }] } })
})

describe('Registration code', () => {
  const off = { verificationCode: { enabled: false } }

  test('is required while REGMOBVERF3 is on or the form has a code field', async () => {
    const mobileNum = newMobile()
    const attempt = () => registerMobile(newcomer(opened), { mobileNum })
    expect(await attempt()).toMatchObject(codeMissing)
    await setRules(opened, off)
    expect(await attempt()).toMatchObject(codeMissing)
    await setRules(opened, {})
    await switchOff(opened, 'REGMOBVERF3')
    expect(await attempt()).toMatchObject(codeMissing)
    await setRules(opened, off)
    expect(await attempt()).toMatchObject({ success: true })
  })

  test('is required for registration by username if a mobile is entered and the form has a code field', async () => {
    const mobileNum = newMobile()
    expect(await registerAs(newcomer(opened))).toMatchObject({ success: true })
    expect(await registerAs(newcomer(opened), { mobileNum })).toMatchObject(codeMissing)
    const verificationCode = await registerCodeFor(opened, mobileNum)
    const username = newUsername()
    const wrong = { username, mobileNum, verificationCode: otherCode(verificationCode) }
    expect(await registerAs(newcomer(opened), wrong)).toMatchObject({ code: 'register.codeWrong' })
    expect(await registerAs(newcomer(opened), { ...wrong, verificationCode })).toMatchObject({
      success: true,
    })
    expect(await membersOf(mobileNum)).toMatchObject([{ account: username }])
    await setRules(opened, off)
    expect(await registerAs(newcomer(opened), { mobileNum: newMobile() })).toMatchObject({ success: true })
  })

  test('is accepted only for its own number and purpose', async () => {
    const [own, other] = [await makeMobileMember(opened), newMobile()]
    await askForLoginCode(newcomer(opened), own.mobileNum)
    const forLogin = await newestCode(opened, own.mobile)
    expect(await registerWith(own.mobileNum, forLogin)).toMatchObject({ code: 'register.codeWrong' })
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    expect(await registerWith(other, code)).toMatchObject({ code: 'register.codeWrong' })
    expect(await logInByCode(opened, mobileNum, code)).toMatchObject({ code: 'login.codeWrong' })
    expect(await registerWith(mobileNum, code)).toMatchObject({ success: true })
  })

  test('is rejected after five wrong guesses', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    const guesses = Array.from({ length: 5 }, () => registerWith(mobileNum, otherCode(code)))
    for (const guess of await Promise.all(guesses))
      expect(guess).toMatchObject({ code: 'register.codeWrong' })
    expect(await registerWith(mobileNum, code)).toMatchObject({ code: 'register.codeWrong' })
    expect(await membersOf(mobileNum)).toEqual([])
  })

  test('is accepted after four wrong guesses', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    for (let guess = 0; guess < 4; guess++) await registerWith(mobileNum, otherCode(code))
    expect(await registerWith(mobileNum, code)).toMatchObject({ success: true })
  })

  test.each([
    [9.9, { success: true }],
    [10.1, { code: 'register.codeWrong' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    await moveClock(opened, minutes * MINUTE)
    expect(await registerWith(mobileNum, code)).toMatchObject(outcome)
  })

  test('is used up by one registration when it is sent eight times concurrently', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    const answers = await Promise.all(Array.from({ length: 8 }, () => registerWith(mobileNum, code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    for (const answer of answers.filter(({ success }) => !success))
      expect(answer).toMatchObject({ code: 'register.codeWrong' })
    expect(await membersOf(mobileNum)).toHaveLength(1)
    expect(await registerWith(mobileNum, code)).toMatchObject({ code: 'register.codeWrong' })
  })

  test('stays valid when the registration is rejected for any other reason', async () => {
    const mobileNum = newMobile()
    const verificationCode = await registerCodeFor(opened, mobileNum)
    const { account } = await makeMember(opened)
    for (const off of [{ username: account }, { affiliateCode: 'NOBODYS1' }, { confirmPassword: 'x' }])
      for (let attempt = 0; attempt < 2; attempt++) {
        const answer = await registerAs(newcomer(opened), { mobileNum, verificationCode, ...off })
        expect(answer).toMatchObject({ success: false })
      }
    const answer = await registerAs(newcomer(opened), { mobileNum, verificationCode })
    expect(answer).toMatchObject({ success: true })
  })
})

describe('Mobile of a registered member', () => {
  test('is reported as taken only to a visitor who enters its code', async () => {
    const [known, unknown] = [(await makeMobileMember(opened)).mobileNum, newMobile()]
    for (const mobileNum of [known, unknown]) {
      await askForRegisterCode(newcomer(opened), mobileNum)
      expect(await registerMobile(newcomer(opened), { mobileNum })).toMatchObject(codeMissing)
      const code = await newestCode(opened, `+${brazil}${mobileNum}`)
      expect(await registerWith(mobileNum, otherCode(code))).toMatchObject({ code: 'register.codeWrong' })
      const asName = { mobileNum, verificationCode: otherCode(code) }
      expect(await registerAs(newcomer(opened), asName)).toMatchObject({ code: 'register.codeWrong' })
      expect(await registerWith(mobileNum, code)).toMatchObject(
        mobileNum === known ? taken : { success: true },
      )
    }
  })

  test('is reported as taken to any visitor when no code is required', async () => {
    await switchOff(opened, 'REGMOBVERF3')
    await setRules(opened, { verificationCode: { enabled: false } })
    const { mobileNum } = await makeMobileMember(opened)
    expect(await registerMobile(newcomer(opened), { mobileNum })).toMatchObject(taken)
    expect(await registerAs(newcomer(opened), { mobileNum })).toMatchObject(taken)
  })
})
