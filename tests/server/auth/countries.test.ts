import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCountries } from '#protocol/auth/countries.ts'
import { mobileOf } from '#server/identity/countries.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

test('lists each country once with its code and mobile lengths', async () => {
  const { countries } = await visit(opened).read(listCountries, {})
  expect(countries).toContainEqual({
    countryCode: 'BR',
    countryDialingCode: '55',
    name: 'Brazil',
    minDigits: 11,
    maxDigits: 11,
  })
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length)
  expect(new Set(countries.map(({ countryDialingCode }) => countryDialingCode)).size).toBe(countries.length)
  for (const { minDigits, maxDigits, countryDialingCode } of countries) {
    expect(minDigits).toBeLessThanOrEqual(maxDigits)
    expect(countryDialingCode.length + maxDigits).toBeLessThanOrEqual(15)
  }
})

test('names countries in the requested language or, if none is requested, in the reader’s language', async () => {
  const nameOf = async (visitor: ReturnType<typeof visit>, asked: { language?: 'pt' | 'en' }) => {
    const { countries } = await visitor.read(listCountries, asked)
    return countries.find(({ countryCode }) => countryCode === 'PF')?.name
  }
  expect(await nameOf(visit(opened, { language: 'pt' }), {})).toBe('Polinésia Francesa')
  expect(await nameOf(visit(opened, { language: 'en' }), {})).toBe('French Polynesia')
  expect(await nameOf(visit(opened, { language: 'en' }), { language: 'pt' })).toBe('Polinésia Francesa')
})

test.each([
  ['55', '11988880001', '+5511988880001'],
  ['55', '119888800011', null],
  ['55', '(11) 98888-0001', '+5511988880001'],
  ['55', '+55 11 98888-0001', '+5511988880001'],
  ['55', '55999991234', '+5555999991234'],
  ['55', '1133334444', null],
  ['55', '1188880001', null],
  ['55', '10988880001', null],
  ['55', '+351 912 345 678', '+351912345678'],
  ['55', '+1 202 555 0123', null],
  ['351', '912345678', '+351912345678'],
  ['351', '91234567', null],
  ['1', '2025550123', null],
])('reads +%s %s as the mobile %s', (countryDialingCode, national, mobile) => {
  expect(mobileOf(countryDialingCode, national)).toBe(mobile)
})
