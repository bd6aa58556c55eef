import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const paymentPasswordSetupModel = defineModel(paymentPasswordSetupMachine, {
  events: {
    'field.change': {
      'login password': { field: 'password', value: 'palpite-demo-1' },
      'new password': { field: 'newPaymentPassword', value: '246810' },
      'easily guessed password': { field: 'newPaymentPassword', value: '000000' },
      'same as login password': { field: 'newPaymentPassword', value: 'palpite-demo-1' },
      confirmation: { field: 'confirmNewPaymentPassword', value: '246810' },
      'different confirmation': { field: 'confirmNewPaymentPassword', value: '135790' },
    },
    'setup.submit': {},
    'setup.cancel': {},
  },
  outcomes: {
    paymentPasswordRule: { 'goes on': 'never' },
    requestPaymentPassword: {
      'password created': { done: { ok: true as const, value: {} } },
      'password already exists': refused('paymentPassword.alreadySet', {}),
      'wrong login password': refused('password.wrong', { guessesLeft: 3 }),
      'password breaks the rules': refused('paymentPassword.offRules', { minLength: 6, maxLength: 12 }),
      'easily guessed password': refused('paymentPassword.guessable', {}),
      'same as login password': refused('paymentPassword.sameAsPassword', {}),
      'confirmation does not match': refused('paymentPassword.confirmationDiffers', {}),
      'too many attempts': refused('password.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
  },
  view: ({ fields, errors, guessesLeft, lengths, refusal, failure, retryAt }, now) => ({
    fields,
    errors: Object.values(errors).filter(Boolean),
    guessesLeft,
    lengths,
    refusal,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
  }),
})
