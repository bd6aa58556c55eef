import { describe, expect, test } from 'vitest'
import { mobileOf } from '#machines/mobile/mobile-of.ts'

const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }

const typed = (mobile: string, dialingCode = '55', countries = [brazil]) =>
  mobileOf({ fields: { mobile }, dialingCode, countries })

describe('a mobile', () => {
  test.each([
    '11988880001',
    '(11) 98888-0001',
    '11.98888.0001',
    '011988880001',
    '0 11 98888-0001',
    '+5511988880001',
    '+55 (11) 98888-0001',
    '+55 011 98888-0001',
  ])('typed as «%s» is the same as its digits', (mobile) => {
    expect(typed(mobile)).toEqual({ countryDialingCode: '55', mobileNum: '11988880001' })
  })

  test('that begins with the digits of the country’s code keeps them', () => {
    expect(typed('55988880001')).toEqual({ countryDialingCode: '55', mobileNum: '55988880001' })
  })

  test.each([
    ['of another country', '+351912345678'],
    ['with letters', '11 98888-000a'],
    ['too short', '119888800'],
    ['too short without its zero', '0119888800'],
    ['too long', '119888800012'],
    ['of zeros alone', '00000000000'],
    ['not there', ''],
  ])('%s is none', (_why, mobile) => {
    expect(typed(mobile)).toBeNull()
  })

  test('of a country whose rule is not known may be as long as any', () => {
    expect(typed('1234', '299')).toEqual({ countryDialingCode: '299', mobileNum: '1234' })
    expect(typed('123', '299')).toBeNull()
  })

  test('without a country is none', () => {
    expect(typed('11988880001', '')).toBeNull()
  })
})
