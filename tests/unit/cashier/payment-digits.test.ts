import { expect, test } from 'vitest'
import { paymentDigits } from '#domain/cashier/payment-digits.ts'
import { paymentConfirmMachine } from '#machines/cashier/payment-confirm.machine.ts'
import { validateFields as changeErrors } from '#machines/cashier/payment-password-change.logic.ts'
import { validateFields as setupErrors } from '#machines/cashier/payment-password-setup.logic.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'

test.each([
  '246810 ',
  '24 68 10',
  '246-810',
  '24.68.10',
  '\u200e246810\u200f',
  '２４６８１０',
  '246\u00a0810',
])('reads the digits of the payment password %j', (typed) => {
  expect(paymentDigits(typed)).toBe('246810')
  expect(cleanRegistrationField('paymentPassword', typed)).toBe('246810')
})

test.each(['', ' ', '---', 'abc 123', 'Ação 1'])(
  'leaves the payment password %j unchanged because it has letters or no digits',
  (typed) => {
    expect(paymentDigits(typed)).toBe(typed)
  },
)

test('compares payment passwords by their digits, without separators', () => {
  const chosen = { newPaymentPassword: '24 68 10', confirmNewPaymentPassword: '246810', password: 'other-1' }
  expect(setupErrors(chosen)).toEqual({})
  expect(changeErrors('old', { ...chosen, oldPaymentPassword: '135790', code: '' })).toEqual({})
  expect(changeErrors('old', { ...chosen, oldPaymentPassword: '246810 ', code: '' })).toEqual({
    newPaymentPassword: 'unchanged',
  })
})

test('rejects consecutive digits as a guessable payment password, even with a space between them', () => {
  const chosen = { newPaymentPassword: '123 456', confirmNewPaymentPassword: '123456', password: 'other-1' }
  expect(setupErrors(chosen)).toEqual({ newPaymentPassword: 'guessable' })
})

test('reports an old payment password as missing when it consists of blanks', () => {
  const fields = { newPaymentPassword: '246810', confirmNewPaymentPassword: '246810', password: '', code: '' }
  expect(changeErrors('old', { ...fields, oldPaymentPassword: ' ' })).toEqual({
    oldPaymentPassword: 'missing',
  })
})

test('treats a blank payment password as missing when a payment is confirmed', () => {
  const { isPasswordMissing } = paymentConfirmMachine().implementations.guards as Record<
    string,
    (typed: object) => boolean
  >
  expect(isPasswordMissing?.({ context: { paymentPassword: ' ' } })).toBe(true)
  expect(isPasswordMissing?.({ context: { paymentPassword: '24 68 10' } })).toBe(false)
})
