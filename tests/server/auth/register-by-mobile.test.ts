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

test('[CALL-08] a registration by mobile makes a member named by the number and logs them in', async () => {
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

test('the user name may be the number with its country, and nothing else', async () => {
  const mobileNum = newMobile()
  const verificationCode = await registerCodeFor(opened, mobileNum)
  const given = { mobileNum, verificationCode }
  const refused = await registerMobile(newcomer(opened), { ...given, username: 'somebody' })
  expect(refused).toMatchObject({ value: { fields: [{ field: 'username', reason: 'differs' }] } })
  const answer = await registerMobile(newcomer(opened), { ...given, username: `${brazil}${mobileNum}` })
  expect(answer).toMatchObject({ success: true })
})

test('without MOBILENUMPASSREG3 there is no password, and a code lets in', async () => {
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

test.each([['DIRECTREG3'], ['MOBILENUMREG3']] as const)('%s must be on', async (module) => {
  await switchOff(opened, module)
  const mobileNum = newMobile()
  expect(await registerMobile(newcomer(opened), { mobileNum })).toMatchObject({ code: 'register.off' })
})

test.each([
  ['too few digits', { mobileNum: '119000000' }, 'pattern'],
  ['a country that is not served', { mobileNum: '7911123456', countryDialingCode: '44' }, 'pattern'],
  ['fewer digits than the rule asks for', { mobileNum: '119000' }, 'tooShort'],
])('a mobile with %s is refused', async (_what, given, reason) => {
  const answer = await registerMobile(newcomer(opened), { ...given, verificationCode: '123456' })
  expect(answer).toMatchObject({ value: { fields: [{ field: 'mobileNum', reason }] } })
})

describe('the code', () => {
  const off = { verificationCode: { enabled: false } }

  test('is asked for by REGMOBVERF3, or by the form', async () => {
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

  test('is asked for by user name where a mobile is given and the form has it', async () => {
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

  test('is good for its own number and purpose', async () => {
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

  test('is looked at five times, then the right one is refused too', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    const guesses = Array.from({ length: 5 }, () => registerWith(mobileNum, otherCode(code)))
    for (const guess of await Promise.all(guesses))
      expect(guess).toMatchObject({ code: 'register.codeWrong' })
    expect(await registerWith(mobileNum, code)).toMatchObject({ code: 'register.codeWrong' })
    expect(await membersOf(mobileNum)).toEqual([])
  })

  test('is looked at a fifth time after four that were wrong', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    for (let guess = 0; guess < 4; guess++) await registerWith(mobileNum, otherCode(code))
    expect(await registerWith(mobileNum, code)).toMatchObject({ success: true })
  })

  test.each([
    [9.9, { success: true }],
    [10.1, { code: 'register.codeWrong' }],
  ])('is looked at %f minutes later', async (minutes, outcome) => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    await moveClock(opened, minutes * MINUTE)
    expect(await registerWith(mobileNum, code)).toMatchObject(outcome)
  })

  test('is used up by the registration, also when it is sent many times at once', async () => {
    const mobileNum = newMobile()
    const code = await registerCodeFor(opened, mobileNum)
    const answers = await Promise.all(Array.from({ length: 8 }, () => registerWith(mobileNum, code)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    for (const answer of answers.filter(({ success }) => !success))
      expect(answer).toMatchObject({ code: 'register.codeWrong' })
    expect(await membersOf(mobileNum)).toHaveLength(1)
    expect(await registerWith(mobileNum, code)).toMatchObject({ code: 'register.codeWrong' })
  })

  test('is not used up by any other refusal', async () => {
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

describe('a mobile that is somebody’s', () => {
  test('is told to whoever has its code, to nobody else', async () => {
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

  test('is refused where no code is asked for', async () => {
    await switchOff(opened, 'REGMOBVERF3')
    await setRules(opened, { verificationCode: { enabled: false } })
    const { mobileNum } = await makeMobileMember(opened)
    expect(await registerMobile(newcomer(opened), { mobileNum })).toMatchObject(taken)
    expect(await registerAs(newcomer(opened), { mobileNum })).toMatchObject(taken)
  })
})
