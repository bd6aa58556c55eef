import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { type RegistrationField, registrationField } from '#protocol/auth/registration-settings.ts'
import { member } from '#server/identity/member.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { signupProfile } from '#server/team/signup-profile.table.ts'
import {
  newcomer,
  newUsername,
  openForRegistrations,
  registerAs,
  registerMobile,
  setRules,
} from '#tests/support/auth/registration.ts'
import { makeMobileMember, newMobile } from '#tests/support/auth/sms.ts'
import { cpuTimeOf } from '#tests/support/cpu-time.ts'
import { texts } from '#tests/support/http/hostile-values.ts'
import { makeMember } from '#tests/support/members.ts'

const opened = await openForRegistrations()

type Given = Parameters<typeof registerAs>[1]

/**
 * Registers by username. Returns the rejected fields as `field: reason`, or an empty list if the registration
 * succeeds.
 */
async function faultsOf(given: Given): Promise<string[]> {
  const answer = await registerAs(newcomer(opened), given)
  if (answer.success) return []
  if (answer.code !== 'register.fieldsRefused') throw new Error(`Refused with ${answer.code}`)
  const { fields } = answer.value as { fields: { field: string; reason: string }[] }
  return fields.map(({ field, reason }) => `${field}: ${reason}`)
}

async function detailsOf(account: string) {
  const [row] = await opened.platform.database
    .select({ details: signupProfile.details })
    .from(signupProfile)
    .innerJoin(member, eq(member.id, signupProfile.memberId))
    .where(eq(member.account, account))
  if (!row) throw new Error(`${account} is not registered`)
  return row.details
}

const ofTheirOwn: RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
  'affiliateCode',
  'nickname',
]

const on = { enabled: true }
const required = { enabled: true, required: true }

test('reports every invalid field and its reason in one response', async () => {
  await setRules(opened, { idNumber: required, birthday: on, paymentPassword: on })
  const { account } = await makeMember(opened, { account: 'somebody' })
  const faults = await faultsOf({
    username: account,
    password: 'short',
    confirmPassword: 'other',
    payeeName: 'J0ão',
    email: 'ana.palpite.example',
    birthday: '1990-02-30',
    paymentPassword: '1234567',
  })
  expect(faults.toSorted()).toEqual([
    'birthday: pattern',
    'confirmPassword: differs',
    'email: pattern',
    'idNumber: missing',
    'password: tooShort',
    'payeeName: pattern',
    'paymentPassword: tooLong',
    'username: taken',
  ])
})

describe('Username field', () => {
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ana', 'tooShort'],
    ['abcdefghijklmnopq', 'tooLong'],
    ['2ana', 'pattern'],
    ['ana lima', 'pattern'],
  ])('rejects "%s": %s', async (username, reason) => {
    expect(await faultsOf({ username })).toEqual([`username: ${reason}`])
  })

  test('is required even if the operator’s rule disables it', async () => {
    await setRules(opened, { username: { enabled: false, required: false }, password: { required: false } })
    expect(await faultsOf({ username: '' })).toEqual(['username: missing'])
  })

  test.each(['trial-0123456789abcdef', 'TRIAL-X', '5511988880001', '1234567', 'Palpite'])(
    'rejects the reserved name %s',
    async (username) => {
      await setRules(opened, { username: { acceptedPattern: '*', patternId: null, maxLength: 40 } })
      expect(await faultsOf({ username })).toEqual(['username: taken'])
    },
  )

  test('rejects a taken name regardless of letter case and blanks', async () => {
    const username = newUsername()
    expect(await faultsOf({ username })).toEqual([])
    expect(await faultsOf({ username: ` ${username.toUpperCase()} ` })).toEqual(['username: taken'])
  })
})

describe('Password field', () => {
  const both = (password: string) => ({ password, confirmPassword: password })

  test.each([
    ['1234567', 'tooShort'],
    ['123456789012345678901', 'tooLong'],
    ['with a blank', 'pattern'],
    ['blank-at-end ', 'pattern'],
    [settings.passwords.initial.weakDefault, 'pattern'],
  ])('rejects "%s": %s', async (password, reason) => {
    const faults = await faultsOf(both(password))
    expect(faults).toContain(`password: ${reason}`)
  })

  test('rejects blanks even when the operator’s rule allows them', async () => {
    const anything = { acceptedPattern: '*', patternId: null }
    await setRules(opened, { password: anything, confirmPassword: anything })
    expect(await faultsOf(both('with a blank'))).toEqual(['password: pattern'])
  })
})

describe('Other fields', () => {
  test('are neither validated nor required while they are disabled', async () => {
    await setRules(opened, { idNumber: { enabled: false, required: true }, mobileNum: { enabled: false } })
    const { mobileNum } = await makeMobileMember(opened)
    expect(await faultsOf({ idNumber: 'x', mobileNum })).toEqual([])
  })

  test('are validated when they are optional but filled in', async () => {
    await setRules(opened, { whatsapp: on })
    expect(await faultsOf({})).toEqual([])
    expect(await faultsOf({ whatsapp: ' ' })).toEqual([])
    expect(await faultsOf({ whatsapp: 'x'.repeat(9) })).toEqual(['whatsapp: pattern'])
  })

  test('must include a mobile if the operator requires one', async () => {
    await setRules(opened, { mobileNum: required })
    expect(await faultsOf({})).toEqual(['mobileNum: missing'])
  })

  test('must include a payment password whenever it is enabled', async () => {
    await setRules(opened, { paymentPassword: { enabled: true, required: false } })
    expect(await faultsOf({})).toEqual(['paymentPassword: missing'])
    const byMobile = await registerMobile(newcomer(opened), {
      mobileNum: newMobile(),
      verificationCode: '123456',
    })
    expect(byMobile).toMatchObject({ value: { fields: [{ field: 'paymentPassword', reason: 'missing' }] } })
  })

  test.each(['000000', '123456', '987654', '890123'])(
    'do not accept the guessable payment password %s',
    async (paymentPassword) => {
      await setRules(opened, { paymentPassword: on })
      expect(await faultsOf({ paymentPassword })).toEqual(['paymentPassword: guessable'])
      expect(await faultsOf({ paymentPassword: '482915' })).toEqual([])
    },
  )

  test('do not accept a payment password that equals the login password', async () => {
    await setRules(opened, { paymentPassword: { ...on, minLength: 8, maxLength: 8 } })
    const password = '48291573'
    expect(await faultsOf({ password, confirmPassword: password, paymentPassword: password })).toEqual([
      'paymentPassword: same',
    ])
  })

  test('accept an email address that another member entered but did not confirm', async () => {
    await makeMember(opened, { email: 'casal@palpite.example' })
    expect(await faultsOf({ email: 'casal@palpite.example' })).toEqual([])
  })
})

describe('Arbitrary text', () => {
  const anything = { acceptedPattern: '*', patternId: null, minLength: null, maxLength: null }
  const free = registrationField.options.filter((field) => !ofTheirOwn.includes(field))

  test('is rejected, or stored unchanged except for surrounding blanks', { timeout: 60_000 }, async () => {
    await setRules(opened, Object.fromEntries(free.map((field) => [field, { ...on, ...anything }])))
    let kept = 0
    for (const [what, text] of Object.entries(texts)) {
      const username = newUsername()
      const given = {
        ...Object.fromEntries(free.map((field) => [field, text])),
        registerUrl: text,
        domain: text,
      }
      const secret = { paymentPassword: 'x', verifyPwd: 'x' }
      const answer = await registerAs(newcomer(opened), { ...given, ...secret, username })
      expect([200, 422], what).toContain(answer.status)
      if (!answer.success) continue
      const details = await detailsOf(username)
      for (const field of ['address', 'line', 'occupation'] as const)
        expect(details[field] ?? '', what).toBe(text.trim())
      kept += 1
    }
    expect(kept).toBeGreaterThan(Object.keys(texts).length / 2)
  })

  test('is rejected as a nickname if it is misleading', async () => {
    await setRules(opened, { nickname: { ...on, ...anything } })
    const misleading = { nickname: 'ana\u202elia', brand: 'Palpite Suporte', script: '<b>oi</b>' }
    for (const [what, nickname] of Object.entries(misleading))
      expect(await faultsOf({ nickname }), what).toEqual(['nickname: pattern'])
    expect(await faultsOf({ nickname: 'Zé do Caixão' })).toEqual([])
  })

  test('is rejected as an affiliate code unless it is blank', async () => {
    for (const text of Object.values(texts)) {
      const answer = await registerAs(newcomer(opened), { affiliateCode: text })
      const outcome = answer.success ? 'done' : answer.code
      const isLeftOut = text.trim() === ''
      expect(
        isLeftOut
          ? ['done']
          : ['register.affiliateInvalid', 'register.fieldsRefused', 'request.invalid', 'request.unreadable'],
      ).toContain(outcome)
    }
  })
})

describe('Operator’s pattern', () => {
  test('decides which values are accepted', async () => {
    await setRules(opened, { nickname: { ...on, acceptedPattern: '^(ba|na)+$', patternId: null } })
    expect(await faultsOf({ nickname: 'banana' })).toEqual([])
    expect(await faultsOf({ nickname: 'bananas' })).toEqual(['nickname: pattern'])
  })

  test('is replaced by the standard check for its pattern id if it is invalid', async () => {
    const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setRules(opened, { nickname: { ...on, acceptedPattern: '^(never-closed', patternId: 6 } })
    expect(await faultsOf({ nickname: '1234' })).toEqual([])
    expect(await faultsOf({ nickname: 'ana' })).toEqual(['nickname: pattern'])
    reports.mockRestore()
  })

  test('uses little processor time even if it would backtrack catastrophically', async () => {
    const hostile = { ...required, acceptedPattern: '^(([a-z])+.)+[A-Z]([a-z])+$', patternId: null }
    await setRules(opened, { address: { ...hostile, maxLength: 1_000 } })
    const visitor = newcomer(opened)
    const given = { address: 'a'.repeat(1_000), slider: await visitor.solveSlider('register') }
    const took = await cpuTimeOf(async () =>
      expect(await registerAs(visitor, given)).toMatchObject({
        value: { fields: [{ field: 'address', reason: 'pattern' }] },
      }),
    )
    expect(took).toBeLessThan(1_000)
  })
})
