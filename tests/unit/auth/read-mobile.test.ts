import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { mobileCountries } from '#domain/auth/mobile-countries.ts'
import { mobileNum } from '#domain/auth/mobile-number.ts'
import { readMobile } from '#domain/auth/read-mobile.ts'

/** Returns the E.164 form of a typed text, or null if the text is not a mobile number. */
const read = (
  typed: string,
  dialingCode = '55',
  served: Parameters<typeof readMobile>[2] = mobileCountries,
) => {
  const mobile = readMobile(typed, dialingCode, served)
  return mobile && `+${mobile.countryDialingCode}${mobile.mobileNum}`
}

describe('With Brazil selected', () => {
  test.each([
    '11977774321',
    '(11) 97777-4321',
    '11.97777.4321',
    '11/97777-4321',
    '011977774321',
    '0 11 97777-4321',
    '5511977774321',
    '55 11 97777-4321',
    '+5511977774321',
    '+55 (11) 97777-4321',
    '(+55) 11 97777-4321',
    '+55 011 97777-4321',
    '+55 (0) 11 97777-4321',
    '005511977774321',
    '00 55 11 97777-4321',
    '(0055) 11 97777-4321',
    '0 15 11 97777-4321',
    '01511977774321',
    '0 21 11 97777-4321',
    '0 41 11 97777-4321',
    '90 11 97777-4321',
    'tel:+5511977774321',
    'tel:+55-11-97777-4321;phone-context=+55',
    '\u202a+55 11 97777\u20114321\u202c',
    '+55\u00a011\u00a097777\u20134321',
    '１１９７７７７４３２１',
    '١١٩٧٧٧٧٤٣٢١',
    ' 11 97777 4321\n',
    '(0xx11) 97777-4321',
    '0xx11 97777-4321',
    '0XX 11 97777-4321',
    '(xx11) 97777-4321',
    '+55 (0xx11) 97777-4321',
    'Tel.: (11) 97777-4321',
    'Tel.(11) 97777-4321',
    'TEL: +55 11 97777-4321',
    'Celular: 11 97777-4321',
    'Celular (11) 97777-4321',
    'Telefone / WhatsApp: (0xx11) 97777-4321',
    '\u200eCel.：（11）97777-4321',
  ])('the mobile number %j is read', (typed) => {
    expect(read(typed)).toBe('+5511977774321')
  })

  test.each(['(0xx11) 97777-4321', 'Tel.: (11) 97777-4321', 'Celular: 11 97777-4321', 'tel:+5511977774321'])(
    'the mobile number %j is read after the request schema has parsed it',
    (typed) => {
      expect(read(v.parse(mobileNum, typed))).toBe('+5511977774321')
    },
  )

  test.each([
    ['55 99999 1234', '+5555999991234'],
    ['(55) 99999-1234', '+5555999991234'],
    ['55999991234', '+5555999991234'],
    ['0 55 99999-1234', '+5555999991234'],
    ['0 21 55 99999-1234', '+5555999991234'],
    ['55 55 99999-1234', '+5555999991234'],
    ['+55 55 99999-1234', '+5555999991234'],
    ['0055 55 99999-1234', '+5555999991234'],
    ['51 99999-1234', '+5551999991234'],
    ['0055 51 99999-1234', '+5551999991234'],
    ['54 99999-1234', '+5554999991234'],
    ['0055 54 99999-1234', '+5554999991234'],
  ])('%j is read as an area code and a number, even if a country has the same code', (typed, number) => {
    expect(read(typed)).toBe(number)
  })

  test.each([
    ['+351 912 345 678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
    ['351912345678', '+351912345678'],
    ['+54 9 11 2345-6789', '+5491123456789'],
    ['5491123456789', '+5491123456789'],
    ['+51 999 991 234', '+51999991234'],
    ['+595 961 456789', '+595961456789'],
  ])('%j is read as a number of the country whose code it starts with', (typed, number) => {
    expect(read(typed)).toBe(number)
  })

  test.each([
    ['a landline', '(11) 3333-4444'],
    ['a landline with a country code', '+55 11 3333-4444'],
    ['a mobile without its ninth digit', '(11) 8888-0001'],
    ['a ten-digit radio number', '(11) 7777-4321'],
    ['nine digits that begin with an 8', '(11) 87777-4321'],
    ['an area code of zeros', '00 97777-4321'],
    ['the area code 10', '10 97777-4321'],
    ['the area code 20', '20 97777-4321'],
    ['a missing area code', '97777-4321'],
    ['only a country code', '+55'],
    ['a toll-free number', '0800 123 4567'],
    ['an unserved country', '+1 202 555 0123'],
    ['another country’s code without a plus sign', '56988881234'],
    ['a landline of another country', '+351 212 345 678'],
    ['letters', '11 97777-432a'],
    ['an x within the number', '11 97xx777-4321'],
    ['only a label', 'Celular:'],
    ['a label after the number', '11 97777-4321 celular'],
    ['an extension', '11 97777-4321 ramal 2'],
    ['two numbers', '11 97777-4321 / 11 98888-0001'],
    ['one digit too few', '1197777432'],
    ['one digit too many', '119777743211'],
    ['two plus signs', '++5511977774321'],
    ['only zeros', '00000000000'],
    ['an empty text', ''],
    ['only invisible characters', '\u200e \u200f'],
  ])('%s is rejected', (_what, typed) => {
    expect(read(typed)).toBeNull()
  })
})

test.each([
  ['54', '(011) 15-2345-6789', '+5491123456789'],
  ['54', '9 11 2345 6789', '+5491123456789'],
  ['56', '9 8765 4321', '+56987654321'],
  ['57', '321 1234567', '+573211234567'],
  ['58', '0412-1234567', '+584121234567'],
  ['351', '912 345 678', '+351912345678'],
  ['593', '099 123 4567', '+593991234567'],
  ['598', '094 231 234', '+59894231234'],
  ['351', '+55 11 97777-4321', '+5511977774321'],
])('with +%s selected, the mobile number %j is read', (dialingCode, typed, number) => {
  expect(read(typed, dialingCode)).toBe(number)
})

test.each([
  ['54', '11 2345 6789'],
  ['351', '212 345 678'],
  ['58', '0212-1234567'],
])('with +%s selected, the landline number %j is rejected', (dialingCode, typed) => {
  expect(read(typed, dialingCode)).toBeNull()
})

test('reads only numbers of the selected country while the list of countries is unknown', () => {
  expect(read('(11) 97777-4321', '55', [])).toBe('+5511977774321')
  expect(read('+351 912 345 678', '55', [])).toBeNull()
})

test('checks only the platform’s digit limits if a country has no numbering plan', () => {
  const served = [{ countryDialingCode: '999', minDigits: 6, maxDigits: 7 }]
  expect(read('+999 12-34-56', '999', served)).toBe('+999123456')
  expect(read('12345', '999', served)).toBeNull()
  expect(read('123456', '999', mobileCountries)).toBeNull()
})

test('reads no mobile number while no country is selected', () => {
  expect(read('11977774321', '')).toBeNull()
})

test('parses the E.164 form of a number back to the same number', () => {
  for (const typed of ['(11) 97777-4321', '55 99999 1234', '+351 912 345 678', '+54 9 11 2345-6789']) {
    const number = read(typed)
    expect(number && read(number)).toBe(number)
  }
})
