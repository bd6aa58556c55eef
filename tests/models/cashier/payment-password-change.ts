import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { paymentPasswordChangeMachine } from '#machines/cashier/payment-password-change.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const paymentPasswordChangeModel = defineModel(paymentPasswordChangeMachine, {
  inputs: { 'current password known': { proof: 'old' }, 'current password forgotten': { proof: 'code' } },
  events: {
    'field.change': {
      'current password': { field: 'oldPaymentPassword', value: '135790' },
      'new password': { field: 'newPaymentPassword', value: '246810' },
      'the same password again': { field: 'newPaymentPassword', value: '135790' },
      confirmation: { field: 'confirmNewPaymentPassword', value: '246810' },
      code: { field: 'code', value: '123456' },
      'login password': { field: 'password', value: 'palpite-demo-1' },
    },
    'proof.choose': { 'by code': { proof: 'code' }, 'by current password': { proof: 'old' } },
    'change.submit': {},
    'change.leave': {},
  },
  outcomes: {
    paymentPasswordRule: { 'goes on': 'never' },
    contactCode: { 'goes on': 'never' },
    replacePaymentPassword: {
      'password changed': { done: { ok: true as const, value: {} } },
      'wrong current password': refused('paymentPassword.wrong', { guessesLeft: 4 }),
      'wrong code': refused('paymentPassword.codeWrong', { guessesLeft: 3 }),
      'wrong login password': refused('password.wrong', { guessesLeft: 2 }),
      'confirmation does not match': refused('paymentPassword.confirmationDiffers', {}),
      'password breaks the rules': refused('paymentPassword.offRules', { minLength: 6, maxLength: 12 }),
      'easily guessed password': refused('paymentPassword.guessable', {}),
      'same as login password': refused('paymentPassword.sameAsPassword', {}),
      'same as current password': refused('paymentPassword.unchanged', {}),
      'too many attempts': refused('paymentPassword.codesThrottled', { retryAfter: 60_000 }),
      'no password to change': refused('paymentPassword.unset', {}),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
  },
  view: (
    { proof, fields, errors, guessesLeft, lengths, mayHaveChanged, refusal, failure, retryAt },
    now,
  ) => ({
    proof,
    fields,
    errors,
    guessesLeft,
    lengths,
    mayHaveChanged,
    refusal,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
  }),
})
