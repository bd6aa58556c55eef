import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { readRegisterSettings, registrationField } from '#protocol/auth/registration-settings.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

afterEach(async () => {
  await writeSetting(opened.platform.database, settings.registerRules, settings.registerRules.initial)
  await writeSetting(opened.platform.database, settings.passwords, settings.passwords.initial)
})

const readRules = async () => (await visit(opened).read(readRegisterSettings, {})).rules

test('[CALL-15] returns a rule for every registration field', async () => {
  const rules = await readRules()
  expect(Object.keys(rules).toSorted()).toEqual(registrationField.options.toSorted())
  expect(rules.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 1,
    minLength: 4,
    maxLength: 16,
  })
})

test('returns patterns that browsers can compile', async () => {
  for (const rule of Object.values(await readRules())) {
    const pattern = rule?.acceptedPattern ?? ''
    if (pattern === '*') continue
    expect(() => new RegExp(pattern, 'u')).not.toThrow()
  }
})

test.each([
  ['username', 'ana2', '2ana'],
  ['password', 'palpite-demo-1', 'palpite demo'],
  ['payeeName', 'João Peçanha', 'J0ão'],
  ['email', 'ana@palpite.example', 'ana.palpite.example'],
  ['mobileNum', '11988880001', '+5511988880001'],
  ['verificationCode', '012345', '01234x'],
  ['birthday', '1990-02-28', '28-02-1990'],
] as const)('the pattern of the field %s accepts %s and rejects %s', async (field, good, bad) => {
  const pattern = new RegExp((await readRules())[field]?.acceptedPattern ?? '', 'u')
  expect([pattern.test(good), pattern.test(bad)]).toEqual([true, false])
})

test('returns for each rule the pattern that its pattern id selects', async () => {
  for (const { acceptedPattern, patternId } of Object.values(await readRules())) {
    const own = patternId === 0 ? '*' : sourceOfKind(patternId ?? 0)
    expect(acceptedPattern).toBe(own)
  }
})

test('takes the password length limits from the password settings', async () => {
  const rules = { ...settings.passwords.initial, minLength: 6, maxLength: 12 }
  await writeSetting(opened.platform.database, settings.passwords, rules)
  const { password, confirmPassword } = await readRules()
  expect(password).toMatchObject({ minLength: 6, maxLength: 12 })
  expect(confirmPassword).toMatchObject({ minLength: 6, maxLength: 12 })
})

test('returns the operator’s rules unchanged, even if a pattern is hostile', async () => {
  const nickname = {
    enabled: true,
    required: true,
    acceptedPattern: '^(a+)+$',
    patternId: null,
    minLength: null,
    maxLength: 7,
  }
  await writeSetting(opened.platform.database, settings.registerRules, { nickname })
  expect(await readRules()).toEqual({ nickname })
})
